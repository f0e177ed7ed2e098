import type { CalloutKind } from '@/components/ui/text-blocks'
import { parseBlocks, uniqueAnchors, type Block } from '@shared/markdown/blocks'

type LegalBlock =
  | Exclude<Block, { type: 'heading' }>
  | { type: 'heading'; level: number; text: string; anchor: string }
  | { type: 'callout'; kind: CalloutKind; text: string }

const callout = /^(?:\*\*)?(?:\[!)?(important|note|warning)(?:\]|:)(?:\*\*)?:?\s*/i

/**
 * A legal document's blocks: quotes that start with IMPORTANT, NOTE or WARNING become callouts, headings get
 * anchors.
 */
export function legalBlocks(content: string): LegalBlock[] {
  const anchorFor = uniqueAnchors()
  return parseBlocks(content).map((block) => {
    if (block.type === 'heading') return { ...block, anchor: anchorFor(block.text) }
    if (block.type !== 'quote') return block
    const text = block.lines.join(' ').trim()
    const kind = callout.exec(text)
    if (!kind?.[1]) return block
    return { type: 'callout', kind: kind[1].toLowerCase() as CalloutKind, text: text.slice(kind[0].length) }
  })
}
