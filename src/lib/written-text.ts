/** Characters as the database counts them: an emoji is one. */
export const lengthOf = (text: string): number => [...text].length

/**
 * Without spaces at the ends, and without what the database refuses in any text: halves of a pair (encodeURIComponent
 * does not take them either) and the character NUL, which a link can bring along as %00.
 */
export const tidy = (text: string): string =>
  text
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim()

/** Whether a name holds what the database keeps in no name: angle brackets or control characters. */
export const hasMarkup = (text: string): boolean => /[<>\p{Cc}]/u.test(text)

/** The same text, its first letter large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
