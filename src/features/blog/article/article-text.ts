import type { CalloutKind } from '@/components/ui/text-blocks'
import { articleWords as copy } from '@/content/blog'
import { parseBlocks, uniqueAnchors, type Block } from '@/lib/markdown/blocks'
import { plainText } from '@/lib/markdown/plain-text'
import { capital } from '@/lib/written-text'

export type ArticleHeading = { type: 'heading'; level: number; text: string; anchor: string }
export type ArticleBlock =
  | Exclude<Block, { type: 'heading' | 'quote' }>
  | ArticleHeading
  | { type: 'callout'; kind: CalloutKind; text: string }

const warningSign = /^⚠\uFE0F?\s*/
const checkSign = /^[✅✔☑]\uFE0F?\s*/
/** The callout shows its kind itself: a label that was typed would say it twice. */
const typedLabel = /^(?:\*\*)?(?:warning|success|tip):(?:\*\*)?\s*/i

/** An article's text as blocks: quoted lines are callouts of three kinds, headings have anchors that stay. */
export function articleBlocks(content: string): ArticleBlock[] {
  const anchorFor = uniqueAnchors()
  return parseBlocks(content).map((block) => {
    if (block.type === 'heading') return { ...block, anchor: anchorFor(plainText(block.text)) }
    if (block.type !== 'quote') return block
    const quote = block.lines.join(' ').trim()
    const text = quote.replace(warningSign, '').replace(checkSign, '').replace(typedLabel, '')
    return { type: 'callout', kind: calloutKind(quote), text: capital(text) }
  })
}

/** Warning comes first: 'a warning of success' warns. */
export function calloutKind(quote: string): CalloutKind {
  if (warningSign.test(quote) || /warning/i.test(quote)) return 'warning'
  if (checkSign.test(quote) || /success/i.test(quote)) return 'success'
  return 'tip'
}

/** The '## ' headings: what the table of contents and the learning list name. */
export const sectionsOf = (blocks: readonly ArticleBlock[]) =>
  blocks.filter((block): block is ArticleHeading => block.type === 'heading' && block.level <= 2)

const mostLearned = 5

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
  if (first?.type !== 'paragraph') return { intro: copy.defaultIntro, body: blocks }
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
  if (sections.length === 0) return copy.defaultLessons.map((text) => ({ text }))
  return sections.map(({ text, anchor }) => ({ text: plainText(text), anchor }))
}

/** The author's own advice, as copy; the standing one where the author left none. */
export const takeOf = (stored: string | null) => plainText(stored ?? '').trim() || copy.defaultTake
