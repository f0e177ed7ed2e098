import { PatternIcon, type PatternName } from '@/components/ui/pattern-icon'
import { InlineText } from '@/components/ui/inline-text'
import { TextImage } from '@/components/ui/text-image'
import { columnSizes } from '@/lib/image-url'
import { isShort, textOf, type Alignment, type Block } from '@shared/markdown/tree'

export type CalloutKind = 'tip' | 'warning' | 'success' | 'important' | 'note'

/**
 * A block of a parsed text; headings may have an anchor, quotations may be callouts, and an image alone in a
 * paragraph is its own block.
 */
export type TextBlock =
  | Exclude<Block, { type: 'heading' }>
  | (Extract<Block, { type: 'heading' }> & { anchor?: string })
  | { type: 'callout'; kind: CalloutKind; blocks: Block[] }
  | { type: 'image'; src: string; alt: string }

interface BlocksProps {
  blocks: readonly TextBlock[]
  /** Whether email addresses and Malaysian phone numbers become links. */
  linkContacts?: boolean
}

/** For articles, case studies and legal documents. */
export function TextBlocks({ className = '', ...props }: BlocksProps & { className?: string }) {
  return (
    <div className={`prose ${className}`}>
      <Blocks {...props} />
    </div>
  )
}

/** The order of blocks is fixed, so the index is a safe key. */
function Blocks({ blocks, linkContacts }: BlocksProps) {
  return blocks.map((block, index) => <BlockView key={index} block={block} linkContacts={linkContacts} />)
}

function BlockView({ block, linkContacts }: { block: TextBlock; linkContacts?: boolean }) {
  switch (block.type) {
    case 'heading': {
      // The page's own title is the only h1.
      const Heading = `h${Math.min(Math.max(block.level, 2), 6)}` as 'h2'
      return (
        <Heading id={block.anchor}>
          <InlineText nodes={block.children} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <InlineText nodes={block.children} linkContacts={linkContacts} />
        </p>
      )
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <Item blocks={item} linkContacts={linkContacts} />
        </li>
      ))
      return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} linkContacts={linkContacts} />
        </blockquote>
      )
    case 'fence':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so it must be reachable by keyboard
        <pre className="overflow-x-auto bg-sunk p-4" tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      )
    case 'rule':
      return <hr className="border-t border-rule" />
    case 'table':
      return <Table {...block} linkContacts={linkContacts} />
    case 'image':
      return <TextImage src={block.src} alt={block.alt} sizes={columnSizes(8)} />
    case 'callout':
      return <Callout {...block} linkContacts={linkContacts} />
  }
}

/** Without a paragraph around a text that is alone, or that has only lists below it. */
function Item({ blocks, linkContacts }: { blocks: readonly Block[]; linkContacts?: boolean }) {
  const [first, ...others] = blocks
  if (first?.type !== 'paragraph' || !isShort(blocks))
    return <Blocks blocks={blocks} linkContacts={linkContacts} />
  return (
    <>
      <InlineText nodes={first.children} linkContacts={linkContacts} />
      <Blocks blocks={others} linkContacts={linkContacts} />
    </>
  )
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
      aria-label={`Table: ${head.map(textOf).join(', ')}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so it must be reachable by keyboard
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col" className={classOf(column)}>
                <InlineText nodes={cell} linkContacts={linkContacts} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column} className={classOf(column)}>
                  <InlineText nodes={cell} linkContacts={linkContacts} />
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
  blocks: readonly Block[]
  linkContacts?: boolean
}

function Callout({ kind, blocks, linkContacts }: CalloutProps) {
  const { label, tone, icon } = callouts[kind]
  return (
    <div className={`callout ${tone}`}>
      <PatternIcon name={icon} size={27} />
      <div>
        <b>{label}</b>
        <Blocks blocks={blocks} linkContacts={linkContacts} />
      </div>
    </div>
  )
}
