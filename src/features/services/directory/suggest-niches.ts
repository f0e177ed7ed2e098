import type { NicheCard } from '@/features/services/queries'

export const mostSuggestions = 6

/** How well an industry answers what was typed; 0 is not at all. Its name counts before what is said of it. */
function rank({ name, tagline }: NicheCard, typed: string): number {
  const lowerName = name.toLowerCase()
  if (lowerName.startsWith(typed)) return 4
  if (lowerName.split(/[^a-z0-9-]+/).some((word) => word.startsWith(typed))) return 3
  if (lowerName.includes(typed)) return 2
  return typed.length > 2 && tagline.toLowerCase().includes(typed) ? 1 : 0
}

/**
 * At most six industries for what was typed, best first and else in their own order; blank gives none. Those
 * whose page is still to come are left out: there is nothing to open.
 */
export function suggestNiches(niches: readonly NicheCard[], text: string): NicheCard[] {
  const typed = text.trim().toLowerCase()
  if (!typed) return []
  return niches
    .filter(({ status }) => status === 'live')
    .map((niche) => ({ niche, rank: rank(niche, typed) }))
    .filter((entry) => entry.rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, mostSuggestions)
    .map(({ niche }) => niche)
}
