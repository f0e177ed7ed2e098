/** Joins texts into a description of the length that search results show: 100 to 158 characters. */
export function describePage(texts: ReadonlyArray<string | null>): string {
  let description = ''
  for (const text of texts) {
    if (description.length >= 100) break
    description = `${description} ${text ?? ''}`.trim()
  }
  return shorten(description, 158)
}

/** The text cut after a whole word to at most `most` characters, with '…' if anything was cut. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > 0 ? end : most - 1).replace(/[\s.,;:–-]+$/, '')}…`
}
