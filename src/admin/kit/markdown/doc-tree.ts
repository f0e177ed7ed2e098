import type { Mark, Node } from 'prosemirror-model'
import { schema } from '@/admin/kit/markdown/schema'
import { joined, withLinks } from '@shared/markdown/parse'
import { textOf, type Alignment, type Block, type Inline } from '@shared/markdown/tree'
import { sorted } from '@/lib/sorted'

/* The editor's document and the tree that every reader of a text has. */

const { nodes, marks } = schema

/** A block as the editor shows it. */
export function nodeOf(block: Block): Node {
  switch (block.type) {
    case 'heading':
      return nodes.heading.create({ level: block.level }, lineNodes(block.children))
    case 'paragraph':
      return nodes.paragraph.create(null, lineNodes(block.children))
    case 'quote':
      return nodes.quote.create(null, filled(block.blocks))
    case 'list': {
      const items = block.items.map((item) => nodes.list_item.create(null, filled(item)))
      if (block.ordered) return nodes.ordered_list.create({ start: block.start ?? 1 }, items)
      return nodes.bullet_list.create(null, items)
    }
    case 'fence':
      return nodes.code_block.create(
        { language: block.language ?? '' },
        block.text ? schema.text(block.text) : undefined,
      )
    case 'rule':
      return nodes.rule.create()
    case 'table':
      return tableNode(block)
  }
}

/** A place for the cursor, also in an empty item or quote. */
const filled = (blocks: readonly Block[]) =>
  blocks.length > 0 ? blocks.map(nodeOf) : [nodes.paragraph.create()]

export function tableNode({ head, align, rows }: Omit<Extract<Block, { type: 'table' }>, 'type'>): Node {
  const row = (cells: readonly Inline[][], type = nodes.table_cell) =>
    nodes.table_row.create(
      null,
      cells.map((cell, column) => type.create({ align: align[column] ?? null }, lineNodes(cell))),
    )
  return nodes.table.create(null, [row(head, nodes.table_header), ...rows.map((cells) => row(cells))])
}

function lineNodes(parts: readonly Inline[], around: readonly Mark[] = []): Node[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return schema.text(part, around)
    switch (part.type) {
      case 'code':
        return schema.text(part.text, marks.code.create().addToSet(around))
      case 'image':
        return nodes.image.create({ src: part.src, alt: part.alt }, null, around)
      case 'break':
        return nodes.hard_break.create(null, null, around)
      case 'link':
        return lineNodes(part.children, marks.link.create({ href: part.href }).addToSet(around))
      default:
        return lineNodes(part.children, marks[part.type].create().addToSet(around))
    }
  })
}

const children = (node: Node): Node[] => Array.from({ length: node.childCount }, (_, at) => node.child(at))

/** The blocks of a document or of one of its blocks. What is empty is left out, as on the page. */
export const blocksOf = (node: Node): Block[] => children(node).flatMap(blockOf)

function blockOf(node: Node): Block[] {
  switch (node.type) {
    case nodes.heading: {
      const line = lineOf(node)
      return line.length > 0 ? [{ type: 'heading', level: Number(node.attrs.level), children: line }] : []
    }
    case nodes.quote: {
      const blocks = blocksOf(node)
      return blocks.length > 0 ? [{ type: 'quote', blocks }] : []
    }
    case nodes.bullet_list:
    case nodes.ordered_list: {
      const items = children(node)
        .map(blocksOf)
        .filter((blocks) => blocks.length > 0)
      const start = Number(node.attrs.start ?? 1)
      const ordered = node.type === nodes.ordered_list
      return items.length > 0 ? [{ type: 'list', ordered, ...(start !== 1 && { start }), items }] : []
    }
    case nodes.code_block: {
      const { language } = node.attrs as { language: string }
      return [{ type: 'fence', text: node.textContent, ...(language && { language }) }]
    }
    case nodes.rule:
      return [{ type: 'rule' }]
    case nodes.table:
      return [tableOf(children(node))]
    default: {
      const line = lineOf(node)
      return line.length > 0 ? [{ type: 'paragraph', children: line }] : []
    }
  }
}

function tableOf([head, ...rows]: readonly Node[]): Block {
  const titles = head ? children(head) : []
  return {
    type: 'table',
    head: titles.map(lineOf),
    align: titles.map(({ attrs }) => (attrs.align as Alignment | undefined) ?? null),
    rows: rows.map((row) =>
      titles.map((_, column) => (row.maybeChild(column) ? lineOf(row.child(column)) : [])),
    ),
  }
}

/** A part of a line, with the marks around it. */
interface Piece {
  inline: Inline
  marks: readonly Mark[]
}

/** A line without spaces and breaks at its ends, with addresses as links. */
const lineOf = (node: Node): Inline[] => nested(tidied(children(node).flatMap(piecesOf)).flatMap(linked), [])

/** Spaces at the ends of a text are pieces of their own. */
function piecesOf(part: Node): Piece[] {
  if (part.type === nodes.image) {
    const { src, alt } = part.attrs as { src: string; alt: string }
    return [{ inline: { type: 'image', src, alt: alt.replaceAll(/\s+/g, ' ').trim() }, marks: part.marks }]
  }
  if (part.type === nodes.hard_break) return [{ inline: { type: 'break' }, marks: part.marks }]
  const text = (part.text ?? '').replaceAll(/[\r\n\t]+/g, ' ')
  if (marks.code.isInSet(part.marks))
    return [{ inline: { type: 'code', text }, marks: marks.code.removeFromSet(part.marks) }]
  return [...text.matchAll(/^\s+|\s+$|\S(?:.*\S)?/gs)].map(([inline]) => ({ inline, marks: part.marks }))
}

/** An address in a text is a link, as everywhere. */
function linked({ inline, marks: around }: Piece): Piece[] {
  if (typeof inline !== 'string' || marks.link.isInSet(around)) return [{ inline, marks: around }]
  return withLinks([inline]).map((node) => {
    if (typeof node === 'string' || node.type !== 'link') return { inline: node, marks: around }
    return { inline: textOf(node.children), marks: marks.link.create({ href: node.href }).addToSet(around) }
  })
}

const isSpace = ({ inline }: Piece) => typeof inline === 'string' && inline.trim() === ''
const isBreak = ({ inline }: Piece) => typeof inline === 'object' && inline.type === 'break'
const isContent = (piece: Piece) => !isSpace(piece) && !isBreak(piece)

/**
 * Spaces and breaks have only the marks that both of their neighbours have, because a mark must touch its text.
 * Those at the ends of the line are left out, and so are spaces beside a break.
 */
function tidied(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, at) => {
    if (isContent(piece)) return [piece]
    const [before, after] = [pieces.slice(0, at), pieces.slice(at + 1)]
    const [left, right] = [before.findLast(isContent), after.find(isContent)]
    if (!left || !right) return []
    const besideBreak = [before.findLast((other) => !isSpace(other)), after.find((other) => !isSpace(other))]
    if (isSpace(piece) && besideBreak.some((other) => other && isBreak(other))) return []
    return [{ ...piece, marks: left.marks.filter((mark) => mark.isInSet(right.marks)) }]
  })
}

/** Nests marks: around each part the one that goes on longest. */
function nested(pieces: readonly Piece[], done: readonly Mark[]): Inline[] {
  const line: Inline[] = []
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at]
    const open = (piece?.marks ?? [])
      .filter((mark) => !mark.isInSet(done))
      .map((mark) => ({ mark, end: endOf(pieces, at, mark) }))
    const [longest] = sorted(open, (one, other) => other.end - one.end)
    if (longest) {
      line.push(withMark(longest.mark, nested(pieces.slice(at, longest.end), [...done, longest.mark])))
      at = longest.end
    } else {
      if (piece) line.push(piece.inline)
      at += 1
    }
  }
  return joined(line)
}

function endOf(pieces: readonly Piece[], from: number, mark: Mark): number {
  const end = pieces.findIndex((piece, at) => at > from && !mark.isInSet(piece.marks))
  return end < 0 ? pieces.length : end
}

const withMark = ({ type, attrs }: Mark, inside: Inline[]): Inline =>
  type === marks.link
    ? { type: 'link', href: String(attrs.href), children: inside }
    : { type: type.name as 'strong', children: inside }
