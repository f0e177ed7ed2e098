import { PurgeCSS } from 'purgecss'

/**
 * The areas of the site, each with its pages (`niche` is src/pages/niche-page.tsx). The pages of an area share one inline
 * sheet: each sheet has its hash in the security policy, which must not grow with the site.
 */
const areas: Readonly<Record<string, readonly string[]>> = {
  home: ['home'],
  services: ['services'],
  niche: ['niche'],
  pricing: ['pricing'],
  portfolio: ['portfolio', 'project'],
  about: ['about'],
  blog: ['blog', 'archive', 'author'],
  article: ['article'],
  booking: ['booking', 'manage-booking'],
  contact: ['contact', 'quote'],
  text: ['privacy-policy', 'terms-of-service', 'confirm-subscription', 'unsubscribe'],
}

/** @throws when no area has the page: its rules would be missing */
export function areaOf(pageFile: string): string {
  const page = /([a-z-]+)-page\.tsx$/.exec(pageFile)?.[1] ?? ''
  const found = Object.entries(areas).find(([, pages]) => pages.includes(page))
  if (!found) throw new Error(`${pageFile} is in no area of the inline style (area-styles.ts)`)
  return found[0]
}

/** What a rule could select in a page: its tags, attributes and their values, as words. */
export const wordsOf = (html: string): string[] => html.match(/[^<>"\s=]+/g) ?? []

/** Said by the whole sheet; what browsers without @property need comes with it. */
const notInline = /^\/\*!.*?\*\/\s*|@layer properties\s*\{\s*@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}\s*\}/g

/** Only pages with a field for a date have use for these. */
const dateField = /::-webkit-(?:date|calendar)[^{]*\{[^}]*\}/g

/** Stands around every page, or comes while no script runs yet: what is opened, written and chosen. */
const always = [
  'html',
  'body',
  'open',
  'hidden',
  'checked',
  'disabled',
  'data-filtered',
  'data-ready',
  'data-rests',
]

/** `btn-${variant}` in a program: every class that begins so may be meant. */
const openEnded = (word: string) => /^([\w-]+-)\$\{/.exec(word)?.[1]

/** Nothing here is hidden until it is found; PurgeCSS drops a rule that says so. */
const untilFound = /:where\(:not\(\[hidden=until-found\]\)\)/g

/** A declaration with a prefix, which Tailwind's compiler writes several times. */
const repeated = /(-webkit-[\w-]+:[^;{}]*;)\1+/g

/** The rules of a sheet that select something among these words, in their order. */
export async function usedStyles(styles: string, words: ReadonlySet<string>): Promise<string> {
  const inline = styles.replace(notInline, '').replace(untilFound, '').replace(repeated, '$1')
  const beginnings = new Set([...words].flatMap((word) => openEnded(word) ?? []))
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: words.has('date') ? inline : inline.replace(dateField, '') }],
    defaultExtractor: () => [...words, ...always],
    safelist: {
      standard: [...beginnings].map((beginning) => new RegExp(`^${beginning}`)),
      variables: [...words].flatMap((word) => word.match(/--[\w-]+/g) ?? []),
    },
    variables: true,
  })
  if (!result) throw new Error('the style sheet could not be read')
  return withoutUnusedTypes(result.css)
}

/** Tailwind registers each of its properties with a type, for all utilities of the site. */
const withoutUnusedTypes = (css: string) =>
  css.replace(/@property (--[\w-]+)\s*\{[^}]*\}/g, (rule, name: string) =>
    css.includes(`var(${name}`) ? rule : '',
  )
