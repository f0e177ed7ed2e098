import type { CalloutKind } from '@/components/ui/text-blocks'
import { uniqueAnchors } from '@/lib/markdown/anchors'
import { parseBlocks, type Block } from '@/lib/markdown/blocks'
import { plainText } from '@/lib/markdown/plain-text'

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
    const words = block.lines.join(' ').trim()
    const text = words.replace(warningSign, '').replace(checkSign, '').replace(typedLabel, '')
    return { type: 'callout', kind: calloutKind(words), text: capital(text) }
  })
}

/** Warning comes first: 'a warning of success' warns. */
export function calloutKind(words: string): CalloutKind {
  if (warningSign.test(words) || /warning/i.test(words)) return 'warning'
  if (checkSign.test(words) || /success/i.test(words)) return 'success'
  return 'tip'
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The '## ' headings: what the table of contents and the learning list name. */
export const sectionsOf = (blocks: readonly ArticleBlock[]) =>
  blocks.filter((block): block is ArticleHeading => block.type === 'heading' && block.level <= 2)
