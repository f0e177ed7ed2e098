import { InlineText } from '@/components/ui/inline-text'
import { TextBlocks } from '@/components/ui/text-blocks'
import { parseBlocks, type Block } from '@shared/markdown/blocks'

/** The text of a case study, each section's heading beside its text. */
export function CaseStudyText({ markdown }: { markdown: string }) {
  return caseSections(markdown).map(({ heading, blocks }, index) => (
    <div key={index} className="border-t border-rule pt-6 pb-12 last:pb-0 lg:grid lg:grid-cols-subgrid">
      {heading && (
        <h2 className="mb-4 text-h3 lg:col-span-4 lg:pr-4">
          <InlineText text={heading} />
        </h2>
      )}
      <TextBlocks blocks={blocks} className="lg:col-[5/-1]" />
    </div>
  ))
}

export interface CaseSection {
  /** Null for the text before the first heading. */
  heading: string | null
  blocks: Block[]
}

/** The sections of a case study: each '## ' line begins one. Deeper headings belong to their section. */
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
