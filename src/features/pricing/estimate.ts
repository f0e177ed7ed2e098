import type { PackageList } from '@/content/packages'

/** What a website may need beyond pages, and the least package that covers it. */
export const needs = [
  { value: 'articles', label: 'A blog that we write ourselves', least: 'Amplify' },
  { value: 'bookings', label: 'Bookings or appointments', least: 'Amplify' },
  { value: 'shop', label: 'A shop with online payment', least: 'Apex' },
  { value: 'sign-in', label: 'Sign-in for clients or staff', least: 'Apex' },
] as const

export interface Answers {
  /** A package's name. */
  pages: string
  /** Values of `needs`. */
  needs: readonly string[]
  /** Whether the studio should look after the website afterwards. */
  care: boolean
}

/** The answers in the estimator's fields; without a choice of pages, the fewest. */
export const answersIn = (fields: FormData): Answers => ({
  pages: String(fields.get('pages') ?? 'Spark'),
  needs: fields.getAll('needs').map(String),
  care: fields.has('care'),
})

/** The least package that covers all of the answers. */
export function packageFor(packages: PackageList, { pages, needs: wanted }: Answers) {
  const least = [pages, ...needs.filter(({ value }) => wanted.includes(value)).map((need) => need.least)]
  return packages.findLast(({ name }) => least.includes(name)) ?? packages[0]
}

/** The address of the quote form, with the package and the answers in words. */
export function quoteAddress(packages: PackageList, answers: Answers): string {
  const wanted = [
    `${packages.find(({ name }) => name === answers.pages)?.pages} pages`,
    ...needs.filter(({ value }) => answers.needs.includes(value)).map(({ label }) => label),
    answers.care && 'A Care & Maintenance plan',
  ].filter(Boolean)
  return `/get-a-quote?${new URLSearchParams({ package: packageFor(packages, answers).name, message: `What we need: ${wanted.join('; ')}.` })}`
}
