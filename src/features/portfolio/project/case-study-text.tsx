import { InlineText } from '@/components/ui/inline-text'
import { TextBlocks } from '@/components/ui/text-blocks'
import { caseSections } from '@/features/portfolio/project/case-study'

/** The story of a project: each section's heading hangs beside its text, on the rule that opens it. */
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
