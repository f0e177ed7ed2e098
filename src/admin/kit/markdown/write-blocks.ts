import type { BlockContent, ListItem, PhrasingContent, RootContent, TableCell, TableRow } from 'mdast'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { defaultHandlers, toMarkdown, type Handle } from 'mdast-util-to-markdown'
import { joined, withLinks } from '@shared/markdown/parse'
import { isShort, textOf, type Block, type Inline } from '@shared/markdown/tree'

/** The Markdown of blocks in our own style, with every sign escaped that would be read as a mark. */
export function writeBlocks(blocks: readonly Block[]): string {
  // The writer sees half of an emoji as a letter, and would then set the signs of a mark beside it wrongly: while it
  // writes, a symbol that the text does not have stands for each.
  const text = JSON.stringify(blocks)
  const symbol = symbols.find((one) => !text.includes(one)) ?? '\u2b00'
  const found: string[] = []
  const hide = (words: string) =>
    words.replace(pairedSymbol, (one) => {
      found.push(one)
      return symbol
    })
  const written = toMarkdown(
    { type: 'root', children: blocks.map((block) => blockNode(block, hide)) },
    {
      bullet: '-',
      bulletOther: '*',
      // Not a sign of lists: a rule in an item is no item.
      rule: '_',
      listItemIndent: 'one',
      handlers: { inlineCode },
      extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
    },
  )
  return written.replace(/\n$/, '').replaceAll(symbol, () => found.shift() ?? '')
}

const pairedSymbol = /(?=[\u{10000}-\u{10FFFF}])[\p{P}\p{S}]/gu
/** Arrows, of which no text has all. */
const symbols = Array.from({ length: 64 }, (_, at) => String.fromCharCode(0x2b00 + at))

type Hide = (words: string) => string

/** In a cell every bar is escaped, also after a backslash: so our parser and GitHub read it. */
const inlineCode: Handle = (node, parent, state) => {
  const written = defaultHandlers.inlineCode(node, parent, state)
  return state.stack.includes('tableCell') ? written.replaceAll('|', String.raw`\|`) : written
}

function blockNode(block: Block, hide: Hide): RootContent & BlockContent {
  const inside = (one: Block) => blockNode(one, hide)
  switch (block.type) {
    case 'heading':
      return { type: 'heading', depth: block.level as 1, children: phrasing(block.children, hide) }
    case 'paragraph':
      return { type: 'paragraph', children: phrasing(block.children, hide) }
    case 'quote':
      return { type: 'blockquote', children: block.blocks.map(inside) }
    case 'list': {
      const { ordered, start } = block
      const children = block.items.map((item): ListItem => ({
        type: 'listItem',
        spread: !isShort(item),
        children: item.map(inside),
      }))
      return { type: 'list', ordered, start: start ?? 1, spread: false, children }
    }
    case 'fence':
      return { type: 'code', lang: block.language ?? null, value: block.text }
    case 'rule':
      return { type: 'thematicBreak' }
    case 'table': {
      const row = (cells: readonly Inline[][]): TableRow => ({
        type: 'tableRow',
        children: cells.map((cell): TableCell => ({ type: 'tableCell', children: phrasing(cell, hide) })),
      })
      return { type: 'table', align: block.align, children: [block.head, ...block.rows].map(row) }
    }
  }
}

const marks = { strong: 'strong', emphasis: 'emphasis', strike: 'delete' } as const

function phrasing(nodes: readonly Inline[], hide: Hide): PhrasingContent[] {
  return bare(nodes).map((node): PhrasingContent => {
    if (typeof node === 'string') return { type: 'text', value: hide(node) }
    switch (node.type) {
      case 'code':
        return { type: 'inlineCode', value: node.text }
      case 'image':
        return { type: 'image', url: node.src, alt: node.alt }
      case 'break':
        return { type: 'break' }
      case 'link':
        return { type: 'link', url: node.href, children: phrasing(node.children, hide) as [] }
      default:
        return { type: marks[node.type], children: phrasing(node.children, hide) }
    }
  })
}

/** An address that needs no sign to be a link is written as it is. */
function bare(nodes: readonly Inline[]): Inline[] {
  const isSame = (one: readonly Inline[], other: readonly Inline[]) =>
    JSON.stringify(one) === JSON.stringify(other)
  const written = nodes.map((node) => {
    const text = typeof node === 'object' && node.type === 'link' ? textOf(node.children) : ''
    return /^[\w:/.?=%#@+-]+$/.test(text) && !text.includes('_') && isSame(withLinks([text]), [node])
      ? text
      : node
  })
  const plain = joined(written)
  return isSame(withLinks(plain), nodes) ? plain : [...nodes]
}
