import { DraftIcon, type DraftName } from '@/components/ui/draft-icon'
import { InlineText } from '@/components/ui/inline-text'
import type { CalloutKind, LegalBlock } from '@/features/legal/legal-blocks'

/** The text of a legal document: each main section is numbered by the margin's line, callouts step into it. */
export function LegalDocumentView({ blocks }: { blocks: readonly LegalBlock[] }) {
  return (
    <div className="prose">
      {blocks.map((block, index) => (
        <LegalBlockView key={index} block={block} />
      ))}
    </div>
  )
}

function LegalBlockView({ block }: { block: LegalBlock }) {
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
          <InlineText text={block.text} linkContacts />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <InlineText text={item} linkContacts />
            </li>
          ))}
        </List>
      )
    }
    case 'quotation':
      return (
        <blockquote>
          <p>
            <InlineText text={block.lines.join(' ')} linkContacts />
          </p>
        </blockquote>
      )
    case 'callout':
      return <Callout kind={block.kind} text={block.text} />
  }
}

const looks: Record<CalloutKind, { label: string; tone: string; icon: DraftName }> = {
  important: { label: 'Important', tone: 'text-teal bg-teal-wash', icon: 'flower' },
  note: { label: 'Note', tone: 'text-pandan bg-pandan-wash', icon: 'check' },
  warning: { label: 'Warning', tone: 'text-kunyit bg-kunyit-wash', icon: 'warn' },
}

function Callout({ kind, text }: { kind: CalloutKind; text: string }) {
  const { label, tone, icon } = looks[kind]
  return (
    <div className={`callout ${tone}`}>
      <DraftIcon name={icon} size={27} />
      <div>
        <b>{label}</b>
        <p className="text-ink">
          <InlineText text={text} linkContacts />
        </p>
      </div>
    </div>
  )
}
