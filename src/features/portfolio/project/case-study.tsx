import { InlineText } from '@/components/ui/inline-text'
import { TextBlocks, type TextBlock } from '@/components/ui/text-blocks'
import { TextImage } from '@/components/ui/text-image'
import { isTall, imageSize } from '@/lib/image-url'
import type { Block, Line } from '@shared/markdown/tree'

/** The width of a tall image: from 640 to 900 px it is in a narrow column beside the text. */
const tallSizes = '(min-width: 900px) 15rem, (min-width: 640px) 9rem, 15rem'

/**
 * The text of a case study: each section's heading, with its tall images below, beside the section's text.
 */
export function CaseStudyText({ text }: { text: readonly Block[] }) {
  return caseSections(text).map(({ heading, tall, blocks }, index) => (
    <div
      key={index}
      className={`border-t border-rule pt-6 pb-12 last:pb-0 lg:grid lg:grid-cols-subgrid lg:grid-rows-[auto_1fr] ${tall.length > 0 ? 'sm:grid sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-gutter' : ''}`}
    >
      {heading && (
        <h2 className="col-span-full mb-4 text-h3 lg:col-span-4 lg:pr-4">
          <InlineText nodes={heading} />
        </h2>
      )}
      {tall.length > 0 && (
        <div className="mb-8 grid gap-8 lg:col-[1/span_3] lg:row-start-2 lg:mt-4 lg:content-start">
          {tall.map(({ src, alt }) => (
            <TextImage key={src} src={src} alt={alt} sizes={tallSizes} className="case-image max-w-60" />
          ))}
        </div>
      )}
      <TextBlocks blocks={blocks} className="lg:col-[5/-1] lg:row-span-2" />
    </div>
  ))
}

type ImageBlock = Extract<TextBlock, { type: 'image' }>

interface CaseSection {
  /** Null for the text before the first heading. */
  heading: Line | null
  /** Tall images that were on their own line. */
  tall: ImageBlock[]
  blocks: Array<Block | ImageBlock>
}

/** The sections of a case study: each '## ' line starts one. Deeper headings belong to their section. */
export function caseSections(text: readonly Block[]): CaseSection[] {
  const sections: CaseSection[] = []
  const begin = (heading: Line | null) => {
    const section: CaseSection = { heading, tall: [], blocks: [] }
    sections.push(section)
    return section
  }
  for (const block of text) {
    if (block.type === 'heading' && block.level <= 2) {
      begin(block.children)
      continue
    }
    const section = sections.at(-1) ?? begin(null)
    const image = loneImage(block)
    const size = image && imageSize(image.src)
    if (image && size && isTall(size)) section.tall.push(image)
    else section.blocks.push(image ?? block)
  }
  return sections
}

function loneImage(block: Block): ImageBlock | undefined {
  const [node, ...others] = block.type === 'paragraph' ? block.children : []
  if (typeof node !== 'object' || node.type !== 'image' || others.length > 0) return undefined
  return { type: 'image', src: node.src, alt: node.alt }
}
