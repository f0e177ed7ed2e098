import { HydrateWhenUsed } from '@/components/layout/hydrate-later'
import { TextBlocks, type TextBlock } from '@/components/ui/text-blocks'

interface LongTextProps {
  blocks: readonly TextBlock[]
  linkContacts?: boolean
}

/** A text of several screens: on a phone each of its sections but the first is laid out when it comes near. */
export function LongText({ blocks, linkContacts }: LongTextProps) {
  return splitAtHeadings(blocks).map((section, index) => (
    <HydrateWhenUsed key={index} rem={index > 0 ? heightOf(section) : undefined} className="long-text">
      <TextBlocks blocks={section} linkContacts={linkContacts} />
    </HydrateWhenUsed>
  ))
}

/** Each '## ' heading begins one. */
function splitAtHeadings(blocks: readonly TextBlock[]): TextBlock[][] {
  const sections: TextBlock[][] = [[]]
  for (const block of blocks) {
    if (block.type === 'heading' && block.level <= 2 && sections.at(-1)?.length) sections.push([])
    sections.at(-1)?.push(block)
  }
  return sections
}

/** About how tall on a phone, in rem: a line of 1.6 for 38 letters, and the space between blocks. */
const heightOf = (section: readonly TextBlock[]) =>
  Math.round(section.reduce((sum, block) => sum + 1.5 + (lettersOf(block) / 38) * 1.6, 0))

function lettersOf(block: TextBlock): number {
  switch (block.type) {
    case 'list':
      return block.items.join(' ').length
    case 'quote':
      return block.lines.join(' ').length
    case 'table':
      return block.rows.flat().join(' ').length
    case 'picture':
      return 0
    default:
      return block.text.length
  }
}
