import { isSlug } from '@/lib/slug'

export const nichePath = (slug: string) => `/services/${slug}`

/** The decoded slug of a URL; empty if there is none. */
export function addressText(given: string | undefined): string {
  try {
    return decodeURIComponent(given ?? '').trim()
  } catch {
    return given ?? ''
  }
}

/** The decoded slug in lower case, as in the database. */
export const addressSlug = (given: string | undefined) => addressText(given).toLowerCase()

/** The spellings to try in order: as given, then with 'for-'. Empty for an invalid slug. */
export function slugCandidates(slug: string): readonly string[] {
  if (slug.length > 80 || !isSlug(slug)) return []
  return slug.startsWith('for-') ? [slug] : [slug, `for-${slug}`]
}

/** The best matching row: by slug before alias, in the order of the candidates. */
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
