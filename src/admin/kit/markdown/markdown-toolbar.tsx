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
import type { NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables'
import { useState, type ComponentProps, type ComponentType } from 'react'
import {
  around,
  hasMark,
  insertTable,
  isHeading,
  toggleHeading,
  toggleList,
  toggleQuote,
} from '@/admin/kit/markdown/commands'
import { schema } from '@/admin/kit/markdown/schema'
import { TextButton } from '@/admin/kit/screen/text-button'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { safeHref } from '@shared/markdown/safe-href'

const { nodes, marks } = schema

interface Tool {
  name: string
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>
  command: Command
  isOn: (state: EditorState) => boolean
  /** The key of the shortcut with Ctrl or Cmd. */
  letter?: string
}

const isIn = (type: NodeType) => (state: EditorState) => around(state, type) !== undefined
const { strong, emphasis } = marks
const { bullet_list: bullets, ordered_list: numbers, quote } = nodes

const tools: readonly Tool[] = (
  [
    ['Bold', Bold, toggleMark(strong), (state) => hasMark(state, strong), 'b'],
    ['Italic', Italic, toggleMark(emphasis), (state) => hasMark(state, emphasis), 'i'],
    ['Section heading', Heading2, toggleHeading(2), (state) => isHeading(state, 2)],
    ['Smaller heading', Heading3, toggleHeading(3), (state) => isHeading(state, 3)],
    ['List', List, toggleList(bullets), isIn(bullets)],
    ['Numbered list', ListOrdered, toggleList(numbers), isIn(numbers)],
    ['Callout', MessageSquareQuote, toggleQuote, isIn(quote)],
  ] satisfies Array<[string, Tool['Icon'], Command, Tool['isOn'], string?]>
).map(([name, Icon, command, isOn, letter]) => ({ name, Icon, command, isOn, letter }))

const tableTools: ReadonlyArray<readonly [name: string, command: Command]> = [
  ['Add a row', addRowAfter],
  ['Add a column', addColumnAfter],
  ['Delete row', deleteRow],
  ['Delete column', deleteColumn],
  ['Delete table', deleteTable],
]

/** Also on Tab and Shift+Tab. */
export const moveIn = sinkListItem(nodes.list_item)
export const moveOut = liftListItem(nodes.list_item)

const listTools: ReadonlyArray<readonly [name: string, command: Command]> = [
  ['Move in', moveIn],
  ['Move out', moveOut],
]

export const markKeys: Record<string, Command> = Object.fromEntries(
  tools.flatMap(({ letter, command }) => (letter ? [[`Mod-${letter}`, command]] : [])),
)

type ToolButtonProps = Omit<ComponentProps<'button'>, 'name'> & Pick<Tool, 'name' | 'Icon' | 'letter'>

function ToolButton({ name, Icon, letter, ...rest }: ToolButtonProps) {
  const key = letter?.toUpperCase()
  return (
    <button
      {...rest}
      type="button"
      className="grid size-11 place-items-center hover:bg-sheet disabled:opacity-40 aria-pressed:bg-teal-wash"
      aria-label={name}
      title={key ? `${name} (Ctrl+${key})` : name}
      aria-keyshortcuts={key && `Control+${key} Meta+${key}`}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  )
}

interface MarkdownToolbarProps {
  state: EditorState
  run: (command: Command) => void
  linking: boolean
  onLink: () => void
  onImage: () => void
}

/** The formatting buttons; inside a table also those for its rows and columns, in a list those for its levels. */
export function MarkdownToolbar({ state, run, linking, onLink, onImage }: MarkdownToolbarProps) {
  const inTable = isInTable(state)
  const inList = around(state, nodes.list_item) !== undefined
  const more = [...(inList ? listTools : []), ...(inTable ? tableTools : [])]
  return (
    <div role="toolbar" aria-label="Marks" className="flex flex-wrap border border-b-0 border-edge bg-sunk">
      {tools.map(({ command, isOn, ...shown }) => (
        <ToolButton
          key={shown.name}
          {...shown}
          aria-pressed={isOn(state)}
          disabled={!command(state)}
          onClick={() => run(command)}
        />
      ))}
      <ToolButton name="Link" Icon={LinkIcon} letter="k" aria-expanded={linking} onClick={onLink} />
      <ToolButton name="Image" Icon={ImagePlus} aria-haspopup="dialog" onClick={onImage} />
      <ToolButton name="Table" Icon={Table} disabled={inTable} onClick={() => run(insertTable)} />
      {more.map(([name, command]) => (
        <TextButton
          key={name}
          className="min-h-11 px-2.5"
          disabled={!command(state)}
          onClick={() => run(command)}
        >
          {name}
        </TextButton>
      ))}
    </div>
  )
}

interface LinkRowProps {
  current: string
  onSet: (href: string) => void
  onClose: () => void
}

/** The field for a link's URL. It is not a form, since it is inside one. */
export function LinkRow({ current, onSet, onClose }: LinkRowProps) {
  const [typed, setTyped] = useState(current)
  const [error, setError] = useState<string>()
  const set = () => {
    const href = safeHref(typed)
    if (href) onSet(href)
    else setError('Write a full address (https://…), or a page of this site (/pricing)')
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
            onFocus={(event) => event.target.select()}
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
        {current && <TextButton onClick={() => onSet('')}>Remove the link</TextButton>}
        <TextButton onClick={onClose}>Cancel</TextButton>
      </div>
    </div>
  )
}
