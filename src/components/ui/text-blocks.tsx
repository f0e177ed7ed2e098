import { PatternIcon, type PatternName } from '@/components/ui/pattern-icon'
import { InlineText } from '@/components/ui/inline-text'
import { TextImage } from '@/components/ui/text-image'
import { columnSizes } from '@/lib/image-url'
import type { Alignment, Block } from '@shared/markdown/blocks'
import { plainText } from '@shared/markdown/plain-text'

export type CalloutKind = 'tip' | 'warning' | 'success' | 'important' | 'note'

/**
 * A block of light markdown; headings may have an anchor, quotations may be callouts, and an image alone in
 * a paragraph is its own block.
 */
export type TextBlock =
  | Exclude<Block, { type: 'heading' }>
  | { type: 'heading'; level: number; text: string; anchor?: string }
  | { type: 'callout'; kind: CalloutKind; text: string }
  | { type: 'image'; src: string; alt: string }

interface TextBlocksProps {
  blocks: readonly TextBlock[]
  /** Whether email addresses and Malaysian phone numbers become links. */
  linkContacts?: boolean
  className?: string
}

/**
 * For articles, case studies and legal documents. The order of blocks is fixed, so the index is a safe key.
 */
export function TextBlocks({ blocks, linkContacts, className = '' }: TextBlocksProps) {
  return (
    <div className={`prose ${className}`}>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} linkContacts={linkContacts} />
      ))}
    </div>
  )
}

function BlockView({ block, linkContacts }: { block: TextBlock; linkContacts?: boolean }) {
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
          <InlineText text={block.text} linkContacts={linkContacts} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <InlineText text={item} linkContacts={linkContacts} />
            </li>
          ))}
        </List>
      )
    }
    case 'quote':
      return (
        <blockquote>
          <p>
            <InlineText text={block.lines.join(' ')} linkContacts={linkContacts} />
          </p>
        </blockquote>
      )
    case 'table':
      return <Table {...block} linkContacts={linkContacts} />
    case 'image':
      return <TextImage src={block.src} alt={block.alt} sizes={columnSizes(8)} />
    case 'callout':
      return <Callout kind={block.kind} text={block.text} linkContacts={linkContacts} />
  }
}

const alignments: Record<NonNullable<Alignment>, string> = {
  left: 'text-left',
  center: 'text-center',
  right: 'text-right [font-variant-numeric:tabular-nums]',
}

type TableProps = Extract<Block, { type: 'table' }> & { linkContacts?: boolean }

/** A table wider than the screen scrolls in its own frame, also by keyboard. */
function Table({ head, align, rows, linkContacts }: TableProps) {
  const classOf = (column: number) => alignments[align[column] ?? 'left']
  return (
    <div
      className="prose-table"
      role="region"
      aria-label={`Table: ${plainText(head.join(', '))}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so it must be reachable by keyboard
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col" className={classOf(column)}>
                <InlineText text={cell} linkContacts={linkContacts} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column} className={classOf(column)}>
                  <InlineText text={cell} linkContacts={linkContacts} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const callouts: Record<CalloutKind, { label: string; tone: string; icon: PatternName }> = {
  tip: { label: 'Tip', tone: 'text-teal bg-teal-wash', icon: 'flower' },
  warning: { label: 'Warning', tone: 'text-warning bg-warning-wash', icon: 'warn' },
  success: { label: 'Success', tone: 'text-success bg-success-wash', icon: 'check' },
  important: { label: 'Important', tone: 'text-teal bg-teal-wash', icon: 'flower' },
  note: { label: 'Note', tone: 'text-success bg-success-wash', icon: 'check' },
}

interface CalloutProps {
  kind: CalloutKind
  text: string
  linkContacts?: boolean
}

function Callout({ kind, text, linkContacts }: CalloutProps) {
  const { label, tone, icon } = callouts[kind]
  return (
    <div className={`callout ${tone}`}>
      <PatternIcon name={icon} size={27} />
      <div>
        <b>{label}</b>
        <p className="text-ink">
          <InlineText text={text} linkContacts={linkContacts} />
        </p>
      </div>
    </div>
  )
}
