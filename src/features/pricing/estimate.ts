import { packages } from '@/content/packages'

const [spark, amplify, apex] = packages

/** What a website may need beyond pages, and the least package that covers it. */
export const needs = [
  { value: 'articles', label: 'A blog that we write ourselves', least: amplify },
  { value: 'bookings', label: 'Bookings or appointments', least: amplify },
  { value: 'shop', label: 'A shop with online payment', least: apex },
  { value: 'sign-in', label: 'Sign-in for clients or staff', least: apex },
] as const

/** How many pages: each answer is what one package covers. */
export const pageChoices = packages.map(({ name, pages }) => ({ value: name, label: pages }))

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
  pages: String(fields.get('pages') ?? spark.name),
  needs: fields.getAll('needs').map(String),
  care: fields.has('care'),
})

/** The least package that covers all of the answers. */
export function packageFor({ pages, needs: wanted }: Answers): (typeof packages)[number] {
  const least = [pages, ...needs.filter(({ value }) => wanted.includes(value)).map((need) => need.least.name)]
  return packages.findLast(({ name }) => least.includes(name)) ?? spark
}

/** The address of the quote form, with the package and the answers in words. */
export function quoteAddress(answers: Answers): string {
  const chosen = packageFor(answers)
  const wanted = [
    `${pageChoices.find(({ value }) => value === answers.pages)?.label} pages`,
    ...needs.filter(({ value }) => answers.needs.includes(value)).map(({ label }) => label),
    answers.care && 'A Care & Maintenance plan',
  ].filter(Boolean)
  return `/get-a-quote?${new URLSearchParams({ package: chosen.name, message: `What we need: ${wanted.join('; ')}.` })}`
}
