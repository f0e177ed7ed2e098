import { Bold, Heading2, ImagePlus, Italic, Link as LinkIcon, List, MessageSquareQuote } from 'lucide-react'
import { useRef, useState, type ComponentType, type KeyboardEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import {
  insertPicture,
  makeLink,
  toggleLines,
  toggleMark,
  type Edit,
  type Selection,
} from '@/admin/content/articles/markdown-commands'
import { PictureDialog } from '@/admin/kit/pictures/picture-dialog'
import { Textarea } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

interface Tool {
  name: string
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>
  /** With Ctrl or Cmd. */
  key?: string
  edit: (selection: Selection) => Edit
}

const tools: readonly Tool[] = [
  { name: 'Bold', Icon: Bold, key: 'b', edit: (at) => toggleMark(at, '**', 'bold words') },
  { name: 'Italic', Icon: Italic, key: 'i', edit: (at) => toggleMark(at, '*', 'italic words') },
  { name: 'Link', Icon: LinkIcon, key: 'k', edit: makeLink },
  { name: 'Section heading', Icon: Heading2, edit: (at) => toggleLines(at, '## ') },
  { name: 'List', Icon: List, edit: (at) => toggleLines(at, '- ') },
  { name: 'Callout', Icon: MessageSquareQuote, edit: (at) => toggleLines(at, '> ') },
]

const toolClass = 'grid size-11 place-items-center hover:bg-sheet'

interface MarkdownFieldProps {
  label: string
  error?: string
  registration: UseFormRegisterReturn
}

/** A plain text area for light markdown, with the marks a click or a key away. */
export function MarkdownField({ label, error, registration }: MarkdownFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [choosing, setChoosing] = useState(false)

  function run(edit: (selection: Selection) => Edit) {
    const element = area.current
    if (!element) return
    const { value: text, selectionStart: start, selectionEnd: end } = element
    const change = edit({ text, start, end })
    element.focus()
    element.setSelectionRange(change.from, change.to)
    // The one way that keeps the browser's own undo; it sends the input event that the form listens for.
    if (!document.execCommand('insertText', false, change.insert)) {
      element.setRangeText(change.insert)
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }
    element.setSelectionRange(change.start, change.end)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    const tool = tools.find(({ key }) => key === event.key.toLowerCase())
    if (!tool) return
    event.preventDefault()
    event.stopPropagation()
    run(tool.edit)
  }

  return (
    <>
      <Field
        label={label}
        error={error}
        help="## starts a section. > starts a callout: a tip, or a warning when it says so. An empty line starts a paragraph."
      >
        {(inputProps) => (
          <div>
            <div
              role="toolbar"
              aria-label="Marks"
              className="flex flex-wrap border border-b-0 border-edge bg-sunk"
            >
              {tools.map(({ name, Icon, key, edit }) => (
                <button
                  key={name}
                  type="button"
                  className={toolClass}
                  aria-label={name}
                  title={key ? `${name} (Ctrl+${key.toUpperCase()})` : name}
                  aria-keyshortcuts={key && `Control+${key.toUpperCase()} Meta+${key.toUpperCase()}`}
                  onClick={() => run(edit)}
                >
                  <Icon size={18} aria-hidden="true" />
                </button>
              ))}
              <button
                type="button"
                className={toolClass}
                aria-label="Picture"
                title="Picture"
                aria-haspopup="dialog"
                onClick={() => setChoosing(true)}
              >
                <ImagePlus size={18} aria-hidden="true" />
              </button>
            </div>
            <Textarea
              {...registration}
              {...inputProps}
              ref={(element) => {
                registration.ref(element)
                area.current = element
              }}
              rows={24}
              className="rounded-t-none font-mono leading-[1.6]"
              onKeyDown={onKeyDown}
            />
          </div>
        )}
      </Field>
      <PictureDialog
        open={choosing}
        current=""
        onClose={() => setChoosing(false)}
        onChoose={(picture) => {
          setChoosing(false)
          run((at) => insertPicture(at, picture))
        }}
      />
    </>
  )
}
