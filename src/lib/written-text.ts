/** Characters as the database counts them: an emoji is one. */
export const lengthOf = (text: string): number => [...text].length

const encoder = new TextEncoder()

/** Bytes as the database stores them. */
export const bytesOf = (text: string): number => encoder.encode(text).length

/**
 * Trims a text and removes characters that the database rejects: lone surrogates (encodeURIComponent throws
 * for them) and NUL, which a link can contain as %00.
 */
export const tidy = (text: string): string =>
  text
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim()

/** Whether a name has characters that the database rejects: angle brackets or control characters. */
export const hasMarkup = (text: string): boolean => /[<>\p{Cc}]/u.test(text)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
