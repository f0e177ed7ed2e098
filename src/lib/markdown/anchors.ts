import { anchorOf } from '@/lib/markdown/blocks'

/** Gives each heading of one text its anchor, in order: two headings of the same words still lead to two places. */
export function uniqueAnchors(): (heading: string) => string {
  const taken = new Set<string>()
  return (heading) => {
    const base = anchorOf(heading) || 'section'
    let anchor = base
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${base}-${count}`
    taken.add(anchor)
    return anchor
  }
}
