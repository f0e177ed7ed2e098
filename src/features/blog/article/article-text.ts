import type { CalloutKind } from '@/components/ui/text-blocks'
import { articleCopy as copy } from '@/content/blog'
import { uniqueAnchors } from '@shared/markdown/anchors'
import { blocksText, cutText, textOf, type Block, type Inline, type Line } from '@shared/markdown/tree'
import { capital } from '@/lib/written-text'

type Heading = Extract<Block, { type: 'heading' }>
type ArticleHeading = Heading & { anchor: string }
export type ArticleBlock =
  | Exclude<Block, { type: 'heading' | 'quote' }>
  | ArticleHeading
  | { type: 'callout'; kind: CalloutKind; blocks: Block[] }

const warningSign = /^⚠/
const checkSign = /^[✅✔☑]/
/** The callout shows its own sign and label, so typed ones are removed. */
const typedLabel = /^(?:⚠\uFE0F?\s*)?(?:[✅✔☑]\uFE0F?\s*)?(?:(?:warning|success|tip):\s*)?/i

/** An article's blocks for its page: quotations become callouts of three kinds, headings get anchors. */
export function articleBlocks(blocks: readonly Block[]): ArticleBlock[] {
  const anchorFor = uniqueAnchors()
  return blocks.map((block) => {
    if (block.type === 'heading') return { ...block, anchor: anchorFor(textOf(block.children)) }
    if (block.type !== 'quote') return block
    return {
      type: 'callout',
      kind: calloutKind(blocksText(block.blocks)),
      blocks: withoutLabel(block.blocks),
    }
  })
}

function withoutLabel([first, ...others]: readonly Block[]): Block[] {
  if (!first) return []
  if (first.type !== 'paragraph') return [first, ...others]
  const label = typedLabel.exec(textOf(first.children))?.[0] ?? ''
  return [{ ...first, children: begun(cutText(first.children, 0, label.length)) }, ...others]
}

/** The line with a capital at its start. */
function begun([first, ...others]: Line): Inline[] {
  if (first === undefined) return []
  if (typeof first === 'string') return [capital(first.trimStart()), ...others]
  return ['children' in first ? { ...first, children: begun(first.children) } : first, ...others]
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
  excerpt: Line,
  blocks: readonly ArticleBlock[],
): { intro: Line; body: readonly ArticleBlock[] } {
  if (excerpt.length > 0) return { intro: excerpt, body: blocks }
  const first = blocks.find((block) => block.type === 'paragraph' || block.type === 'heading')
  if (first?.type !== 'paragraph') return { intro: [copy.defaultIntro], body: blocks }
  return { intro: first.children, body: blocks.filter((block) => block !== first) }
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
  return sections.map(({ children, anchor }) => ({ text: textOf(children), anchor }))
}
