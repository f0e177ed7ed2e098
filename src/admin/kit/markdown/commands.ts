import { lift, setBlockType, wrapIn } from 'prosemirror-commands'
import { InputRule, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import type { MarkType, Node, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { Selection, TextSelection, type Command, type EditorState } from 'prosemirror-state'
import { tableNode } from '@/admin/kit/markdown/doc-tree'
import { schema } from '@/admin/kit/markdown/schema'

const { nodes, marks } = schema

/** The nearest node of these types around the selection, and its start position. */
export function around({ selection: { $from } }: EditorState, ...types: NodeType[]) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (types.includes(node.type)) return { node, at: $from.before(depth) }
  }
  return undefined
}

export const hasMark = ({ selection, storedMarks, doc }: EditorState, type: MarkType) =>
  selection.empty
    ? Boolean(type.isInSet(storedMarks ?? selection.$from.marks()))
    : doc.rangeHasMark(selection.from, selection.to, type)

export const isHeading = (state: EditorState, level: number) =>
  around(state, nodes.heading)?.node.attrs.level === level

export const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    (isHeading(state, level) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(
      state,
      dispatch,
    )

/**
 * Turns the selection or a list of the other type into a list of this type, and a list of this type into
 * paragraphs.
 */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const list = around(state, nodes.bullet_list, nodes.ordered_list)
    if (!list) return wrapInList(type)(state, dispatch)
    if (list.node.type === type) return liftListItem(nodes.list_item)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(list.at, type))
    return true
  }

export const toggleQuote: Command = (state, dispatch) =>
  (around(state, nodes.quote) ? lift : wrapIn(nodes.quote))(state, dispatch)

/** Inserts a block after the current one, or replaces it if empty, followed by an empty line. */
const insertBlock =
  (block: Node): Command =>
  (state, dispatch) => {
    const { $from } = state.selection
    const here = $from.depth > 0 ? $from.node(1) : undefined
    const isEmpty = here?.type === nodes.paragraph && here.childCount === 0
    const after = $from.depth > 0 ? $from.after(1) : state.selection.to
    const at = isEmpty ? $from.before(1) : after
    const tr = state.tr.replaceWith(at, after, [block, nodes.paragraph.create()])
    const inside = block.type === nodes.table ? at : at + block.nodeSize
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(inside), 1)).scrollIntoView())
    return true
  }

export const insertTable: Command = (state, dispatch) => {
  const row = () => [[], []]
  return insertBlock(tableNode({ head: row(), align: [null, null], rows: [row(), row()] }))(state, dispatch)
}

export const insertImage = ({ url: src, alt }: { url: string; alt: string }) =>
  insertBlock(nodes.paragraph.create(null, nodes.image.create({ src, alt })))

/** Breaks the line where the block can have one. */
export const breakLine: Command = (state, dispatch) => {
  const { $from } = state.selection
  if (!$from.parent.type.contentMatch.matchType(nodes.hard_break)) return false
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}

/** The link at the start of the selection: its URL and the range of its text. */
export function linkAt({ selection: { $from, from, to } }: EditorState) {
  const mark = marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? [])
  if (!mark) return { href: '', from, to }
  let start = $from.start()
  let end = start
  let found = { href: String(mark.attrs.href), from, to }
  $from.parent.forEach((part) => {
    const isLinked = mark.isInSet(part.marks)
    if (!isLinked) start = end + part.nodeSize
    end += part.nodeSize
    if (isLinked && start <= from && from <= end) found = { ...found, from: start, to: end }
  })
  return found
}

/**
 * Links the selected text, or inserts the URL itself if nothing is selected; an empty URL removes the link.
 */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkAt(state)
    const tr = state.tr.removeMark(from, to, marks.link)
    if (href && from === to) tr.insertText(href, from)
    const end = from === to ? from + href.length : to
    if (href) tr.addMark(from, end, marks.link.create({ href }))
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end)).removeStoredMark(marks.link))
    return true
  }

/** Converts `**words**` while typing. */
const markRule = (typed: RegExp, type: MarkType) =>
  new InputRule(typed, ({ tr }, match, start, end) => {
    const [, words = ''] = match
    const marked = schema.text(words, [type.create(), ...tr.doc.resolve(start).marks()])
    return tr.replaceWith(start, end, marked).removeStoredMark(type)
  })

/** Converts typed Markdown to formatting. */
export const typedSigns = [
  textblockTypeInputRule(/^(#{1,6})\s$/, nodes.heading, ([, signs = '##']) => ({ level: signs.length })),
  wrappingInputRule(/^[-*]\s$/, nodes.bullet_list),
  wrappingInputRule(
    /^(\d{1,9})[.)]\s$/,
    nodes.ordered_list,
    ([, start]) => ({ start: Number(start) }),
    ([, start], list) => list.childCount + Number(list.attrs.start) === Number(start),
  ),
  textblockTypeInputRule(/^```$/, nodes.code_block),
  wrappingInputRule(/^>\s$/, nodes.quote),
  markRule(/\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
  markRule(/(?<!\*)\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks.emphasis),
  markRule(/~~([^~\s](?:[^~]*[^~\s])?)~~$/, marks.strike),
  markRule(/`([^`]+)`$/, marks.code),
]
