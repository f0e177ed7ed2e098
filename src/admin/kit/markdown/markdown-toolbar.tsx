import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  MessageSquareQuote,
  Table,
} from 'lucide-react'
import { toggleMark } from 'prosemirror-commands'
import type { Command, EditorState } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables'
import { useState, type ComponentType } from 'react'
import {
  around,
  hasMark,
  insertTable,
  isHeading,
  toggleHeading,
  toggleList,
  toggleQuote,
} from '@/admin/kit/markdown/commands'
import { schema } from '@/admin/kit/markdown/markdown-doc'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { safeHref } from '@shared/markdown/safe-href'

const { nodes, marks } = schema

interface Tool {
  name: string
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>
  /** With Ctrl or Cmd. */
  key?: string
  command: Command
  isOn: (state: EditorState) => boolean
}

const tools: readonly Tool[] = [
  {
    name: 'Bold',
    Icon: Bold,
    key: 'b',
    command: toggleMark(marks.strong),
    isOn: (state) => hasMark(state, marks.strong),
  },
  {
    name: 'Italic',
    Icon: Italic,
    key: 'i',
    command: toggleMark(marks.emphasis),
    isOn: (state) => hasMark(state, marks.emphasis),
  },
  { name: 'Section heading', Icon: Heading2, command: toggleHeading(2), isOn: (now) => isHeading(now, 2) },
  { name: 'Smaller heading', Icon: Heading3, command: toggleHeading(3), isOn: (now) => isHeading(now, 3) },
  {
    name: 'List',
    Icon: List,
    command: toggleList(nodes.bullet_list),
    isOn: (state) => around(state, nodes.bullet_list) !== undefined,
  },
  {
    name: 'Numbered list',
    Icon: ListOrdered,
    command: toggleList(nodes.ordered_list),
    isOn: (state) => around(state, nodes.ordered_list) !== undefined,
  },
  {
    name: 'Callout',
    Icon: MessageSquareQuote,
    command: toggleQuote,
    isOn: (state) => around(state, nodes.quote) !== undefined,
  },
]

const tableTools: ReadonlyArray<{ name: string; command: Command }> = [
  { name: 'Add a row', command: addRowAfter },
  { name: 'Add a column', command: addColumnAfter },
  { name: 'Delete row', command: deleteRow },
  { name: 'Delete column', command: deleteColumn },
  { name: 'Delete table', command: deleteTable },
]

const toolClass =
  'grid size-11 place-items-center hover:bg-sheet disabled:opacity-40 aria-pressed:bg-teal-wash'

export const markKeys: Record<string, Command> = Object.fromEntries(
  tools.flatMap(({ key, command }) => (key ? [[`Mod-${key}`, command]] : [])),
)

interface MarkdownToolbarProps {
  state: EditorState
  run: (command: Command) => void
  linking: boolean
  onLink: () => void
  onPicture: () => void
}

/** The marks a press away; in a table, what changes its rows and columns. */
export function MarkdownToolbar({ state, run, linking, onLink, onPicture }: MarkdownToolbarProps) {
  const inTable = isInTable(state)
  return (
    <div role="toolbar" aria-label="Marks" className="flex flex-wrap border border-b-0 border-edge bg-sunk">
      {tools.map(({ name, Icon, key, command, isOn }) => (
        <button
          key={name}
          type="button"
          className={toolClass}
          aria-label={name}
          aria-pressed={isOn(state)}
          disabled={!command(state)}
          title={key ? `${name} (Ctrl+${key.toUpperCase()})` : name}
          aria-keyshortcuts={key && `Control+${key.toUpperCase()} Meta+${key.toUpperCase()}`}
          onClick={() => run(command)}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      ))}
      <button
        type="button"
        className={toolClass}
        aria-label="Link"
        title="Link (Ctrl+K)"
        aria-keyshortcuts="Control+K Meta+K"
        aria-expanded={linking}
        onClick={onLink}
      >
        <LinkIcon size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={toolClass}
        aria-label="Picture"
        title="Picture"
        aria-haspopup="dialog"
        onClick={onPicture}
      >
        <ImagePlus size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={toolClass}
        aria-label="Table"
        title="Table"
        disabled={inTable}
        onClick={() => run(insertTable)}
      >
        <Table size={18} aria-hidden="true" />
      </button>
      {inTable &&
        tableTools.map(({ name, command }) => (
          <button
            key={name}
            type="button"
            className="quiet-action min-h-11 px-2.5"
            onClick={() => run(command)}
          >
            {name}
          </button>
        ))}
    </div>
  )
}

interface LinkRowProps {
  current: string
  onSet: (href: string) => void
  onClose: () => void
}

/** Where a link leads. No form of its own: it stands in one. */
export function LinkRow({ current, onSet, onClose }: LinkRowProps) {
  const [typed, setTyped] = useState(current)
  const [error, setError] = useState<string>()
  const set = () => {
    const href = safeHref(typed)
    if (href) onSet(href)
    else setError('Write a whole address (https://…), or a page of this site (/pricing)')
  }
  return (
    <div className="border border-b-0 border-edge bg-sunk p-3">
      <Field label="The link leads to" error={error}>
        {(inputProps) => (
          <Input
            {...inputProps}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for just now
            autoFocus
            value={typed}
            inputMode="url"
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onClose()
              if (event.key !== 'Enter') return
              event.preventDefault()
              set()
            }}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button size="small" onClick={set}>
          Set link
        </Button>
        {current && (
          <button type="button" className="quiet-action" onClick={() => onSet('')}>
            Take the link off
          </button>
        )}
        <button type="button" className="quiet-action" onClick={onClose}>
          Cancel
        </button>
      </div>
    </div>
  )
}
