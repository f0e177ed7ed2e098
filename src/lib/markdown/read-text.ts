import { importNow } from '@/lib/newer-build'
import type { Inline } from '@shared/markdown/tree'

/**
 * The parser of Markdown. A built page embeds its texts parsed, so a browser loads it only for a text that is
 * newer than the build or reached from another page.
 */
export const loadParser = () => importNow(() => import('@shared/markdown/parse'))

/** Every sign that a mark, a link or an escape begins with. */
const sign = /[*_`~[\]!<&\\@\n]|:\/\/|www\./i

/** A parser of lines; without a sign of Markdown in the texts nothing is loaded for it. */
export async function lineParser(
  texts: ReadonlyArray<string | undefined>,
): Promise<(text: string) => Inline[]> {
  const isPlain = texts.every((text = '') => !sign.test(text))
  return isPlain ? (text) => (text ? [text] : []) : (await loadParser()).parseInline
}
