import { isSlug } from '@/lib/slug'

export const nichePath = (slug: string) => `/services/${slug}`

/** What an address names, as a person would write it; empty when it names nothing. */
export function addressText(given: string | undefined): string {
  try {
    return decodeURIComponent(given ?? '').trim()
  } catch {
    return given ?? ''
  }
}

/** The same in the database's spelling. */
export const addressSlug = (given: string | undefined) => addressText(given).toLowerCase()

/** The spellings to try, in this order: as given, then with 'for-'. Empty when it can be no slug. */
export function slugCandidates(slug: string): readonly string[] {
  if (slug.length > 80 || !isSlug(slug)) return []
  return slug.startsWith('for-') ? [slug] : [slug, `for-${slug}`]
}

/** Of the rows that know a candidate as slug or alias: the one it names best, slugs before aliases. */
export function bestMatch<Row extends { slug: string; aliases: readonly string[] }>(
  rows: readonly Row[],
  candidates: readonly string[],
): Row | null {
  for (const candidate of candidates) {
    const row = rows.find(({ slug }) => slug === candidate)
    if (row) return row
  }
  return rows.find(({ aliases }) => candidates.some((candidate) => aliases.includes(candidate))) ?? null
}
