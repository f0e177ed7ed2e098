/** Characters as the database counts them: an emoji is one. */
export const lengthOf = (text: string): number => [...text].length

/** Without spaces at the ends and without halves of a pair, which the database and encodeURIComponent refuse. */
export const tidy = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD').trim()

/** Whether a name holds what the database keeps in no name: angle brackets or control characters. */
export const hasMarkup = (text: string): boolean => /[<>\p{Cc}]/u.test(text)
