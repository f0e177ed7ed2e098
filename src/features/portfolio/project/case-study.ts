import { parseBlocks, type Block } from '@/lib/markdown/blocks'

export interface CaseSection {
  /** Null for what stands before the first heading. */
  heading: string | null
  blocks: Block[]
}

/** The sections of a case study: each '## ' line begins one. Deeper headings belong to the section they stand in. */
export function caseSections(markdown: string): CaseSection[] {
  const sections: CaseSection[] = []
  for (const block of parseBlocks(markdown)) {
    const current = sections.at(-1)
    if (block.type === 'heading' && block.level <= 2) sections.push({ heading: block.text, blocks: [] })
    else if (current) current.blocks.push(block)
    else sections.push({ heading: null, blocks: [block] })
  }
  return sections
}
