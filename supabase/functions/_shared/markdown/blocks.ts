export type Block =
  | { type: 'heading'; level: number; text: string }
  | { type: 'paragraph'; text: string }
  /** Consecutive `> ` lines: a quotation or a callout, as the caller decides. */
  | { type: 'quote'; lines: string[] }
  | { type: 'list'; ordered: boolean; items: string[] }
  /** Each row has as many cells as the head. */
  | { type: 'table'; head: string[]; align: Alignment[]; rows: string[][] }

/** The alignment of a table's column; null: the page's default. */
export type Alignment = 'left' | 'center' | 'right' | null

const heading = /^(#{1,6})\s+(\S.*)$/
const bullet = /^\s*[-*]\s+(\S.*)$/
const numbered = /^\s*\d{1,9}[.)]\s+(\S.*)$/
const quoted = /^>\s?(.*)$/
const rule = /^:?-+:?$/
/**
 * A wider table is left as typed: short rows are padded, so a wide header would make the output far larger
 * than the text.
 */
const mostColumns = 20

interface PlacedBlock {
  block: Block
  /** Its first line, and the one after its last. */
  from: number
  to: number
}

/** Splits light markdown into blocks. Never throws; anything else is a paragraph as typed. */
export const parseBlocks = (source: string): Block[] => placedBlocks(source).map(({ block }) => block)

/** The same, with the lines of each block. */
export function placedBlocks(source: string): PlacedBlock[] {
  const placed: PlacedBlock[] = []
  const lines = source.split(/\r\n?|\n/)
  let open: Block | null = null
  let at = 0
  const add = (block: Block) => {
    placed.push({ block, from: at, to: at })
    open = block
  }

  for (; at < lines.length; at += 1) {
    const text = lines[at]?.trimEnd() ?? ''
    const current = open as Block | null
    const item = bullet.exec(text)?.[1] ?? numbered.exec(text)?.[1]
    const title = heading.exec(text)
    const quote = quoted.exec(text)
    const align = text.includes('|') ? alignOf(text, lines[at + 1]) : undefined
    if (!text.trim()) {
      open = null
      continue
    }
    if (title?.[1] && title[2]) {
      add({ type: 'heading', level: title[1].length, text: title[2] })
      open = null
    } else if (quote) {
      const quotedText = quote[1] ?? ''
      if (current?.type === 'quote') current.lines.push(quotedText)
      else add({ type: 'quote', lines: [quotedText] })
    } else if (item) {
      const ordered = !bullet.test(text)
      if (current?.type === 'list' && current.ordered === ordered) current.items.push(item)
      else add({ type: 'list', ordered, items: [item] })
    } else if (current?.type === 'table') {
      const cells = cellsOf(text)
      current.rows.push(current.head.map((_, column) => cells[column] ?? ''))
    } else if (align) {
      add({ type: 'table', head: cellsOf(text), align, rows: [] })
      at += 1
    } else if (current?.type === 'list') {
      // An indented line continues the item above it.
      current.items.push(`${current.items.pop() ?? ''} ${text.trim()}`)
    } else if (current?.type === 'paragraph') {
      current.text += ` ${text.trim()}`
    } else {
      add({ type: 'paragraph', text: text.trim() })
    }
    const last = placed.at(-1)
    if (last) last.to = at + 1
  }
  return placed
}

/** `| a | b\|c |` -> `a`, `b|c` */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

/**
 * The alignment of a table's columns, from the line below its header; undefined if the two lines make no
 * table.
 */
function alignOf(head: string, under = ''): Alignment[] | undefined {
  if (!under.includes('-') || !/^[\s|:-]+$/.test(under)) return undefined
  const rules = cellsOf(under)
  const makesTable = rules.length <= mostColumns && rules.every((cell) => rule.test(cell))
  if (!makesTable || rules.length !== cellsOf(head).length) return undefined
  return rules.map((cell) =>
    cell.endsWith(':') ? (cell.startsWith(':') ? 'center' : 'right') : cell.startsWith(':') ? 'left' : null,
  )
}
