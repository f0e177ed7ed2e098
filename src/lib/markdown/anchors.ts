import { anchorOf } from '@/lib/markdown/blocks'

/** Gives each heading of one text its anchor, in order: two headings of the same words still lead to two places. */
export function uniqueAnchors(): (heading: string) => string {
  const taken = new Set<string>()
  /** Where to go on counting, so that ten thousand headings of one word are not counted from the start each time. */
  const counts = new Map<string, number>()
  return (heading) => {
    const base = anchorOf(heading) || 'section'
    let anchor = base
    let count = counts.get(base) ?? 1
    while (taken.has(anchor)) {
      count += 1
      anchor = `${base}-${count}`
    }
    counts.set(base, count)
    taken.add(anchor)
    return anchor
  }
}
