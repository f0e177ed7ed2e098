import { articleWords as words } from '@/content/blog'
import type { ArticleBlock } from '@/features/blog/article/article-blocks'
import { sectionsOf } from '@/features/blog/article/article-blocks'
import { plainText } from '@/lib/markdown/plain-text'

const wordsAMinute = 200
const defaultMinutes = 5
const mostLearned = 5

/** Minutes: as stored, else by the number of words, else 5. */
export function readMinutes(stored: number | null, content: string): number {
  if (stored) return stored
  const count = content.match(/\S+/g)?.length ?? 0
  return count > 0 ? Math.max(1, Math.ceil(count / wordsAMinute)) : defaultMinutes
}

/** What the list of a page that has not the text says. */
export const listedMinutes = (stored: number | null) => stored ?? defaultMinutes

/**
 * The introduction: the excerpt, else the first paragraph before any heading, else the default sentence. `body` is
 * the text without what the introduction took from it, so that nothing is read twice.
 */
export function introOf(
  excerpt: string,
  blocks: readonly ArticleBlock[],
): { intro: string; body: readonly ArticleBlock[] } {
  if (excerpt.trim()) return { intro: excerpt, body: blocks }
  const first = blocks.find((block) => block.type === 'paragraph' || block.type === 'heading')
  if (first?.type !== 'paragraph') return { intro: words.defaultIntro, body: blocks }
  return { intro: first.text, body: blocks.filter((block) => block !== first) }
}

export interface Lesson {
  text: string
  /** Where it stands in the article; a default one stands nowhere. */
  anchor?: string
}

/** The first five sections by name; five standing promises where the text has none. */
export function lessonsOf(blocks: readonly ArticleBlock[]): Lesson[] {
  const sections = sectionsOf(blocks).slice(0, mostLearned)
  if (sections.length === 0) return words.defaultLessons.map((text) => ({ text }))
  return sections.map(({ text, anchor }) => ({ text: plainText(text), anchor }))
}

/** The author's own advice, as words; the standing one where the author left none. */
export const takeOf = (stored: string | null) => plainText(stored ?? '').trim() || words.defaultTake
