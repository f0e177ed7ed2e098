import * as v from 'valibot'

/** A list of short texts as a form shows it: one on each line. */
export const toLines = (list: readonly string[] | null) => (list ?? []).join('\n')

/** The list a text of lines means: without empty ones, and without the same one twice. */
export const fromLines = (text: string): string[] => [
  ...new Set(text.split('\n').flatMap((line) => line.trim() || [])),
]

/** At most `most` lines of at most 60 characters, as they fit on a card. */
export const linesSchema = (most: number) =>
  v.pipe(
    v.string(),
    v.check((text) => fromLines(text).length <= most, `Keep it to ${most} lines`),
    v.check(
      (text) => fromLines(text).every((line) => line.length <= 60),
      'Keep each line under 61 characters',
    ),
  )
