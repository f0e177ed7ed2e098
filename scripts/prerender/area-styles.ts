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

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** What a rule could select in a page: its tags, attributes and their values, as words. */
export function wordsOf(html: string): string[] {
  const plain = (word: string) => word.replace(/&(#?\w+);/g, (sign, name: string) => signs[name] ?? sign)
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  return [...(html.match(/[^<>"\s=]+/g) ?? []), ...classes.map(plain)]
}

/** Only for browsers without @property: they get it with the whole sheet. */
const propertyFallback = /@layer properties\s*\{\s*@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}\s*\}/

/** Stands around every page, or comes while no script runs yet: what is opened, written and chosen. */
const always = ['html', 'body', 'open', 'checked', 'disabled', 'data-filtered', 'data-ready']

/** `btn-${variant}` in a program: every class that begins so may be meant. */
const openEnded = (word: string) => /^([\w-]+-)\$\{/.exec(word)?.[1]

/** The rules of a sheet that select something among these words, in their order. */
export async function usedStyles(styles: string, words: ReadonlySet<string>): Promise<string> {
  const beginnings = new Set([...words].flatMap((word) => openEnded(word) ?? []))
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: styles.replace(propertyFallback, '') }],
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
