import type { CalloutKind } from '@/components/ui/text-blocks'
import { uniqueAnchors } from '@shared/markdown/anchors'
import { cutText, textOf, type Block } from '@shared/markdown/tree'

type Heading = Extract<Block, { type: 'heading' }>
type LegalBlock =
  | Exclude<Block, { type: 'heading' }>
  | (Heading & { anchor: string })
  | { type: 'callout'; kind: CalloutKind; blocks: Block[] }

const callout = /^(?:\[!)?(important|note|warning)(?:\]|:):?\s*/i

/**
 * A legal document's blocks for its page: quotes that start with IMPORTANT, NOTE or WARNING become callouts,
 * headings get anchors.
 */
export function legalBlocks(blocks: readonly Block[]): LegalBlock[] {
  const anchorFor = uniqueAnchors()
  return blocks.map((block) => {
    if (block.type === 'heading') return { ...block, anchor: anchorFor(textOf(block.children)) }
    if (block.type !== 'quote') return block
    const [first, ...others] = block.blocks
    if (first?.type !== 'paragraph') return block
    const label = callout.exec(textOf(first.children))
    if (!label?.[1]) return block
    return {
      type: 'callout',
      kind: label[1].toLowerCase() as CalloutKind,
      blocks: [{ ...first, children: cutText(first.children, 0, label[0].length) }, ...others],
    }
  })
}
