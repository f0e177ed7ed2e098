import { InlineText } from '@/components/ui/inline-text'
import { caseSections } from '@/features/portfolio/case-study'
import type { Block } from '@/lib/markdown/blocks'

/** The story of a project: each section's heading hangs beside its text, on the rule that opens it. */
export function CaseStudyText({ markdown }: { markdown: string }) {
  return caseSections(markdown).map(({ heading, blocks }, index) => (
    <div key={index} className="border-t border-rule pt-6 pb-12 last:pb-0 lg:grid lg:grid-cols-subgrid">
      {heading && (
        <h2 className="mb-4 text-h3 lg:col-span-4 lg:pr-4">
          <InlineText text={heading} />
        </h2>
      )}
      <div className="prose lg:col-[5/-1]">
        {blocks.map((block, place) => (
          <BlockView key={place} block={block} />
        ))}
      </div>
    </div>
  ))
}

function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return (
        <h3>
          <InlineText text={block.text} />
        </h3>
      )
    case 'paragraph':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <InlineText text={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'quote':
      return (
        <blockquote>
          <p>
            <InlineText text={block.lines.join(' ')} />
          </p>
        </blockquote>
      )
  }
}
