import type { PackageList } from '@/content/packages'

/** Features a website may need beyond pages, each with the smallest package that covers it. */
export const needs = [
  { value: 'articles', label: 'A blog that we write ourselves', least: 'Amplify' },
  { value: 'bookings', label: 'Bookings or appointments', least: 'Amplify' },
  { value: 'shop', label: 'A shop with online payment', least: 'Apex' },
  { value: 'sign-in', label: 'Sign-in for clients or staff', least: 'Apex' },
] as const

export interface Answers {
  /** The name of a package. */
  pages: string
  /** Values of `needs`. */
  needs: readonly string[]
  /** Whether the studio should look after the website afterwards. */
  care: boolean
}

/** The answers in the estimator's fields; if pages were not chosen, the fewest. */
export const answersIn = (fields: FormData): Answers => ({
  pages: String(fields.get('pages') ?? 'Spark'),
  needs: fields.getAll('needs').map(String),
  care: fields.has('care'),
})

/** The smallest package that covers all answers. */
export function packageFor(packages: PackageList, { pages, needs: wanted }: Answers) {
  const least = [pages, ...needs.filter(({ value }) => wanted.includes(value)).map((need) => need.least)]
  return packages.findLast(({ name }) => least.includes(name)) ?? packages[0]
}

/** The URL of the quote form with the package and the answers as text. */
export function quoteAddress(packages: PackageList, answers: Answers): string {
  const wanted = [
    `${packages.find(({ name }) => name === answers.pages)?.pages} pages`,
    ...needs.filter(({ value }) => answers.needs.includes(value)).map(({ label }) => label),
    answers.care && 'A Care & Maintenance plan',
  ].filter(Boolean)
  return `/get-a-quote?${new URLSearchParams({ package: packageFor(packages, answers).name, message: `What we need: ${wanted.join('; ')}.` })}`
}
