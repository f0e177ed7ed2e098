import type { CalloutKind } from '@/components/ui/text-blocks'
import { articleCopy as copy } from '@/content/blog'
import { parseBlocks, uniqueAnchors, type Block } from '@shared/markdown/blocks'
import { plainText } from '@shared/markdown/plain-text'
import { capital } from '@/lib/written-text'

type ArticleHeading = { type: 'heading'; level: number; text: string; anchor: string }
export type ArticleBlock =
  | Exclude<Block, { type: 'heading' | 'quote' }>
  | ArticleHeading
  | { type: 'callout'; kind: CalloutKind; text: string }

const warningSign = /^⚠\uFE0F?\s*/
const checkSign = /^[✅✔☑]\uFE0F?\s*/
/** The callout shows its own label, so a typed one is removed. */
const typedLabel = /^(?:\*\*)?(?:warning|success|tip):(?:\*\*)?\s*/i

/** An article's text as blocks; quoted lines become callouts of three kinds, headings get anchors. */
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

/** Warning is checked first: 'a warning of success' is a warning. */
export function calloutKind(quote: string): CalloutKind {
  if (warningSign.test(quote) || /warning/i.test(quote)) return 'warning'
  if (checkSign.test(quote) || /success/i.test(quote)) return 'success'
  return 'tip'
}

/** The '## ' headings, for the table of contents and the list of lessons. */
export const sectionsOf = (blocks: readonly ArticleBlock[]) =>
  blocks.filter((block): block is ArticleHeading => block.type === 'heading' && block.level <= 2)

const maxLessons = 5

/**
 * The introduction: the excerpt, else the first paragraph before any heading, else the default sentence. `body` is
 * the text without that paragraph.
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
  /** The anchor of its section; default lessons have none. */
  anchor?: string
}

/** The names of the first five sections, or the defaults if the text has none. */
export function lessonsOf(blocks: readonly ArticleBlock[]): Lesson[] {
  const sections = sectionsOf(blocks).slice(0, maxLessons)
  if (sections.length === 0) return copy.defaultLessons.map((text) => ({ text }))
  return sections.map(({ text, anchor }) => ({ text: plainText(text), anchor }))
}

/** The author's advice as plain text, else the default. */
export const takeOf = (stored: string | null) => plainText(stored ?? '').trim() || copy.defaultTake
