const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first letter of the first word and of the last: 'Teoh Wan Qi' is 'TQ'. What is no letter or figure does not count. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => [...segments.segment(word ?? '')][0]?.segment.toUpperCase() ?? '').join('')
}
