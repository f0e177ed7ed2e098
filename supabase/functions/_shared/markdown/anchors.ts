/** `What we collect` -> `what-we-collect`: the anchor of a heading. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** Makes the anchors of one text's headings, in order; equal headings get different ones. */
export function uniqueAnchors(): (title: string) => string {
  const taken = new Set<string>()
  /** The last number of each anchor, so that many equal headings stay fast. */
  const counts = new Map<string, number>()
  return (title) => {
    const base = anchorOf(title) || 'section'
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
