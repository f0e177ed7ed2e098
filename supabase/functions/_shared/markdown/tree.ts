/**
 * A parsed Markdown text, as pages, emails, feeds and the editor show it. It is plain JSON: a built page embeds
 * its texts in this form.
 */
export type Inline =
  | string
  | { type: 'code'; text: string }
  | { type: 'strong' | 'emphasis' | 'strike'; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] }
  /** Without `alt` it is decoration. */
  | { type: 'image'; src: string; alt: string }
  /** A line break inside a paragraph. */
  | { type: 'break' }

/** A parsed line or paragraph. */
export type Line = readonly Inline[]

export type Block =
  | { type: 'heading'; level: number; children: Inline[] }
  | { type: 'paragraph'; children: Inline[] }
  /** A quotation, or a callout, as the caller decides. */
  | { type: 'quote'; blocks: Block[] }
  /** `start` is the first number of an ordered list that does not begin with 1. */
  | { type: 'list'; ordered: boolean; start?: number; items: Block[][] }
  /** `language` is the word after the opening fence. */
  | { type: 'fence'; text: string; language?: string }
  | { type: 'rule' }
  /** Each row has as many cells as the head. */
  | { type: 'table'; head: Inline[][]; align: Alignment[]; rows: Inline[][][] }

/** The alignment of a table's column; null: the page's default. */
export type Alignment = 'left' | 'center' | 'right' | null

/** The text of a line without its marks, for titles, tables of contents and feeds. An image is its description. */
export function textOf(nodes: readonly Inline[]): string {
  return nodes.map(textOfNode).join('')
}

function textOfNode(node: Inline): string {
  if (typeof node === 'string') return node
  if ('children' in node) return textOf(node.children)
  return node.type === 'break' ? ' ' : node.type === 'image' ? node.alt : node.text
}

/** The line without the characters of its text from `from` up to `to`; marks that become empty go too. */
export function cutText(nodes: readonly Inline[], from: number, to: number): Inline[] {
  const left: Inline[] = []
  let start = 0
  for (const node of nodes) {
    const { length } = textOfNode(node)
    const [first, last] = [Math.max(from - start, 0), Math.min(to - start, length)]
    start += length
    if (first >= last) left.push(node)
    else if (typeof node === 'string') left.push(node.slice(0, first) + node.slice(last))
    else if ('children' in node) left.push({ ...node, children: cutText(node.children, first, last) })
    else if (node.type === 'code')
      left.push({ ...node, text: node.text.slice(0, first) + node.text.slice(last) })
  }
  return left.filter(
    (node) => node !== '' && !(typeof node === 'object' && 'children' in node && node.children.length === 0),
  )
}

/** The text of blocks: an empty line between two, signs before items and a bar between cells. */
export function blocksText(blocks: readonly Block[]): string {
  return blocks.map(blockText).join('\n\n')
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return textOf(block.children)
    case 'quote':
      return blocksText(block.blocks)
    case 'list':
      return listText(block, blocksText)
    case 'fence':
      return block.text
    case 'rule':
      return '* * *'
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.map(textOf).join(' | ')).join('\n')
  }
}

/** A list as text: what an item has after its first line is indented below it. */
export function listText(
  { ordered, start = 1, items }: Extract<Block, { type: 'list' }>,
  textOfItem: (blocks: readonly Block[]) => string,
): string {
  return items
    .map((item, index) => {
      const sign = ordered ? `${start + index}. ` : '- '
      const lines = isShort(item) ? item.map((block) => textOfItem([block])).join('\n') : textOfItem(item)
      return sign + lines.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(sign.length)}`)
    })
    .join('\n')
}

/** Whether an item is one paragraph, alone or with lists below it: such an item needs no space around its text. */
export const isShort = ([first, ...others]: readonly Block[]): boolean =>
  first?.type === 'paragraph' && others.every(({ type }) => type === 'list')
