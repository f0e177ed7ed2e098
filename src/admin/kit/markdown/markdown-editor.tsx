import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, undoInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { Slice } from 'prosemirror-model'
import { splitListItem } from 'prosemirror-schema-list'
import { EditorState, Selection, type Command } from 'prosemirror-state'
import { goToNextCell, isInTable, tableEditing } from 'prosemirror-tables'
import { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { autolink } from '@/admin/kit/markdown/autolink'
import { breakLine, insertImage, linkAt, setLink, typedSigns } from '@/admin/kit/markdown/commands'
import { readMarkdown, writeMarkdown } from '@/admin/kit/markdown/markdown-doc'
import { LinkRow, markKeys, MarkdownToolbar, moveIn, moveOut } from '@/admin/kit/markdown/markdown-toolbar'
import { cleanPaste, pastedImage } from '@/admin/kit/markdown/paste'
import { schema } from '@/admin/kit/markdown/schema'
import { ImageDialog } from '@/admin/kit/images/image-dialog'

const { nodes } = schema

/** Enter moves down in a table, and stays in its last row. */
const enterInTable: Command = (state, dispatch) =>
  isInTable(state) && (goToNextCell(1)(state, dispatch) || true)

const plugins = [
  inputRules({ rules: typedSigns }),
  keymap({
    ...markKeys,
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    Backspace: undoInputRule,
    Enter: chainCommands(enterInTable, splitListItem(nodes.list_item)),
    'Shift-Enter': chainCommands(enterInTable, exitCode, breakLine),
    Tab: chainCommands(goToNextCell(1), moveIn),
    'Shift-Tab': chainCommands(goToNextCell(-1), moveOut),
  }),
  keymap(baseKeymap),
  history(),
  tableEditing(),
  autolink,
]

interface MarkdownEditorProps {
  value: string
  onChange: (value: string) => void
  /** Called when there is an element to focus. */
  fieldRef: (field: { focus: () => void } | null) => void
  labelledBy: string
  describedBy?: string
  invalid?: boolean
}

/** A visual editor for Markdown that only allows what the site can render. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { value, onChange, fieldRef, labelledBy, describedBy, invalid } = props
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const written = useRef(value)
  const [initial] = useState(() => EditorState.create({ doc: readMarkdown(value), plugins }))
  const [state, setState] = useState(initial)
  const [choosing, setChoosing] = useState(false)
  /** A pasted or dropped image. */
  const [file, setFile] = useState<Blob>()
  const [leftOut, setLeftOut] = useState(0)
  const [linking, setLinking] = useState(false)

  const report = useEffectEvent((text: string) => onChange(text))
  const exposeField = useEffectEvent(fieldRef)
  /** Opens the dialog that uploads and describes a pasted or dropped image. */
  const upload = useEffectEvent((data: DataTransfer | null) => {
    const image = data && pastedImage(data)
    if (!image) return false
    setLeftOut(0)
    setFile(image)
    setChoosing(true)
    return true
  })
  useEffect(() => {
    if (!place.current) return
    const editor = new EditorView(place.current, {
      state: initial,
      dispatchTransaction: (transaction) => {
        const next = editor.state.apply(transaction)
        editor.updateState(next)
        setState(next)
        const text = transaction.docChanged ? writeMarkdown(next.doc) : written.current
        if (text === written.current) return
        written.current = text
        report(text)
      },
      transformPastedHTML: (html) => {
        const { clean, pictures } = cleanPaste(html)
        setLeftOut(pictures)
        return clean
      },
      handlePaste: (_, { clipboardData }) => upload(clipboardData),
      handleDOMEvents: {
        drop: (dropped, event) => {
          if (!upload(event.dataTransfer)) return false
          event.preventDefault()
          const at = dropped.posAtCoords({ left: event.clientX, top: event.clientY })
          if (at)
            dropped.dispatch(dropped.state.tr.setSelection(Selection.near(dropped.state.doc.resolve(at.pos))))
          return true
        },
      },
      // Pasted Markdown is parsed, and copied text is Markdown.
      clipboardTextParser: (text) => Slice.maxOpen(readMarkdown(text.trimEnd()).content),
      clipboardTextSerializer: ({ content }) => writeMarkdown(nodes.doc.create(null, content)),
    })
    view.current = editor
    exposeField({ focus: () => editor.focus() })
    return () => {
      exposeField(null)
      view.current = null
      editor.destroy()
    }
  }, [initial])

  // Another user's version or a draft arrives from outside; Undo restores the previous text.
  useEffect(() => {
    const editor = view.current
    if (!editor || value === written.current) return
    written.current = value
    const { tr, doc } = editor.state
    editor.dispatch(tr.replaceWith(0, doc.content.size, readMarkdown(value).content))
  }, [value])

  useEffect(() => {
    view.current?.setProps({
      attributes: {
        role: 'textbox',
        class: 'prose',
        style: 'white-space: break-spaces',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
      },
    })
  }, [labelledBy, describedBy, invalid])

  function run(command: Command) {
    const editor = view.current
    if (!editor) return
    command(editor.state, editor.dispatch, editor)
    editor.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return
    // Elsewhere it opens the palette.
    event.stopPropagation()
    event.preventDefault()
    setLinking(true)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only takes the keys of the text within
    <div className="markdown-editor" onKeyDown={onKeyDown}>
      <MarkdownToolbar
        state={state}
        run={run}
        linking={linking}
        onLink={() => setLinking(!linking)}
        onImage={() => setChoosing(true)}
      />
      {linking && (
        <LinkRow
          current={linkAt(state).href}
          onClose={() => {
            setLinking(false)
            view.current?.focus()
          }}
          onSet={(href) => {
            setLinking(false)
            run(setLink(href))
          }}
        />
      )}
      <div ref={place} />
      <p role="status" className="mt-2 text-small empty:hidden">
        {leftOut > 0 &&
          `${leftOut === 1 ? 'A picture was' : `${leftOut} pictures were`} left out. Copy a picture by itself and paste it here, or press Image.`}
      </p>
      <ImageDialog
        open={choosing}
        current=""
        file={file}
        onClose={() => setChoosing(false)}
        onChoose={(image) => {
          setChoosing(false)
          run(insertImage(image))
        }}
      />
    </div>
  )
}
