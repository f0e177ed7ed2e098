import { DraftIcon, type DraftName } from '@/components/ui/draft-icon'
import { InlineText } from '@/components/ui/inline-text'
import type { ArticleBlock, CalloutKind } from '@/features/blog/article-blocks'

/** An article's text as nodes. Blocks never change places: their order is their key. */
export function ArticleBody({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return (
    <div className="prose">
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  )
}

function BlockView({ block }: { block: ArticleBlock }) {
  switch (block.type) {
    case 'heading': {
      // The page's own title is the only h1.
      const Heading = `h${Math.min(Math.max(block.level, 2), 6)}` as 'h2'
      return (
        <Heading id={block.anchor}>
          <InlineText text={block.text} />
        </Heading>
      )
    }
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
    case 'callout':
      return <Callout kind={block.kind} text={block.text} />
  }
}

const looks: Record<CalloutKind, { label: string; tone: string; icon: DraftName }> = {
  tip: { label: 'Tip', tone: 'text-teal bg-teal-wash', icon: 'flower' },
  warning: { label: 'Warning', tone: 'text-kunyit bg-kunyit-wash', icon: 'warn' },
  success: { label: 'Success', tone: 'text-pandan bg-pandan-wash', icon: 'check' },
}

function Callout({ kind, text }: { kind: CalloutKind; text: string }) {
  const { label, tone, icon } = looks[kind]
  return (
    <div className={`callout ${tone}`}>
      <DraftIcon name={icon} size={27} />
      <div>
        <b>{label}</b>
        <p className="text-ink">
          <InlineText text={text} />
        </p>
      </div>
    </div>
  )
}
