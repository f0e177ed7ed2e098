/** Joins texts into a description of the length that search results show: 100 to 158 characters. */
export function describePage(texts: ReadonlyArray<string | null>): string {
  let description = ''
  for (const text of texts) {
    if (description.length >= 100) break
    description = `${description} ${text ?? ''}`.trim()
  }
  return shorten(description, 158)
}

/** What readers see as characters. Firefox before 125 has no Intl.Segmenter; there an emoji of several parts may be cut. */
const charactersOf = (text: string): string[] =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : [...text]

/**
 * The text cut to at most `most` characters, with '…' if anything was cut: after a whole word, or, where the last space
 * is far back, as in Chinese, after a whole character.
 */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  let cut = ''
  for (const character of charactersOf(text)) {
    if (cut.length + character.length >= most) break
    cut += character
  }
  const space = text.slice(0, cut.length + 1).lastIndexOf(' ')
  return `${cut.slice(0, space > most * 0.6 ? space : undefined).replace(/[\s.,;:–-]+$/, '')}…`
}
