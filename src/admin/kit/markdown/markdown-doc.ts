import { Schema, type Mark, type MarkSpec, type Node, type NodeSpec } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'
import { placedBlocks, type Alignment, type Block } from '@shared/markdown/blocks'
import { parseInline, type InlineNode } from '@shared/markdown/inline'
import { safeHref } from '@shared/markdown/safe-href'

const tables = tableNodes({
  tableGroup: 'block',
  cellContent: 'inline*',
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (cell) => cell.style.textAlign.replace(/^(?:start|end|justify)$/, '') || null,
      setDOMAttr: (side, attrs) => {
        if (side) attrs.style = `text-align: ${String(side)}`
      },
    },
  },
})

const heading: NodeSpec = {
  attrs: { level: { default: 2 } },
  content: 'inline*',
  group: 'block',
  defining: true,
  parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
  toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
}

const list = (tag: 'ul' | 'ol'): NodeSpec => ({
  content: 'list_item+',
  group: 'block',
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
})

/** Unsafe URLs lose their link or image here, as on the page. */
const addressOf = (element: HTMLElement, name: 'href' | 'src') => safeHref(element.getAttribute(name) ?? '')

const link: MarkSpec = {
  attrs: { href: {} },
  inclusive: false,
  parseDOM: [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = addressOf(element, 'href')
        return href ? { href } : false
      },
    },
  ],
  toDOM: ({ attrs }) => ['a', { href: String(attrs.href) }, 0],
}

/** Exactly what the site's light Markdown supports; pasted content is reduced to it. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading,
    // Each line of a quote is a paragraph.
    quote: {
      content: 'paragraph+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bullet_list: list('ul'),
    ordered_list: list('ol'),
    list_item: { content: 'paragraph', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    ...tables,
    text: { group: 'inline' },
    image: {
      inline: true,
      group: 'inline',
      attrs: { src: {}, alt: { default: '' } },
      draggable: true,
      parseDOM: [
        {
          tag: 'img[src]',
          getAttrs: (element) => {
            const src = addressOf(element, 'src')
            return src ? { src, alt: element.getAttribute('alt') ?? '' } : false
          },
        },
      ],
      toDOM: ({ attrs }) => ['img', { src: String(attrs.src), alt: String(attrs.alt) }],
    },
  },
  marks: {
    link,
    emphasis: {
      parseDOM: [{ tag: 'i' }, { tag: 'em' }, { style: 'font-style=italic' }],
      toDOM: () => ['em', 0],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs wraps all it copies into a <b> that is not bold.
        { tag: 'b', getAttrs: ({ style }) => style.fontWeight !== 'normal' && null },
        { style: 'font-weight', getAttrs: (weight) => /^(?:bold(?:er)?|[5-9]00)$/.test(weight) && null },
      ],
      toDOM: () => ['strong', 0],
    },
    code: { excludes: 'strong emphasis', parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
})

const { nodes, marks } = schema

/** The source of a block: an unedited block is written back unchanged. */
interface Origin {
  of: object
  index: number
  text: string
  /** The text between it and the previous block. */
  before: string
  /** The text after the last block. */
  after: string
}
const origins = new WeakMap<Node, Origin>()

/** Parses a text to a document whose blocks keep their original source. */
export function readMarkdown(source: string): Node {
  const lines = source.split(/(?<=\r\n|\n|\r(?!\n))/)
  const placed = placedBlocks(source)
  const joined = (from: number, to: number) => lines.slice(from, to).join('')
  const of = {}
  let end = 0
  const blocks = placed.map(({ block, from, to }, index) => {
    const node = blockNode(block)
    const whole = joined(from, to)
    const text = whole.replace(/[\r\n]+$/, '')
    const before = (index > 0 ? ending(joined(placed[index - 1]?.from ?? 0, end)) : '') + joined(end, from)
    const after = index === placed.length - 1 ? ending(whole) + joined(to, lines.length) : ''
    origins.set(node, { of, index, text, before, after })
    end = to
    return node
  })
  // An empty line at the end, so that typing can always continue.
  if (blocks.at(-1)?.type !== nodes.paragraph) blocks.push(nodes.paragraph.create())
  return nodes.doc.create(null, blocks)
}

const ending = (text: string) => /[\r\n]*$/.exec(text)?.[0] ?? ''

/** The Markdown of a document: unedited blocks byte for byte, edited ones in our own style. */
export function writeMarkdown(doc: Node): string {
  let text = ''
  let last: Origin | undefined
  let isFirst = true
  doc.forEach((node) => {
    const origin = origins.get(node)
    const written = origin?.text ?? writtenBlock(node)
    if (written === '') return
    const follows = origin && origin.of === last?.of && origin.index === last.index + 1
    text += isFirst ? (origin?.index === 0 ? origin.before : '') : follows ? origin.before : '\n\n'
    text += written
    last = origin
    isFirst = false
  })
  return text + (last?.after ?? '')
}

function blockNode(block: Block): Node {
  switch (block.type) {
    case 'heading':
      return nodes.heading.create({ level: block.level }, inlineNodes(block.text))
    case 'paragraph':
      return paragraph(block.text)
    case 'quote':
      return nodes.quote.create(null, block.lines.map(paragraph))
    case 'list':
      return (block.ordered ? nodes.ordered_list : nodes.bullet_list).create(
        null,
        block.items.map((item) => nodes.list_item.create(null, paragraph(item))),
      )
    case 'table':
      return tableNode(block)
  }
}

const paragraph = (text: string) => nodes.paragraph.create(null, inlineNodes(text))

export function tableNode({ head, align, rows }: Omit<Extract<Block, { type: 'table' }>, 'type'>): Node {
  const row = (cells: readonly string[], type = nodes.table_cell) =>
    nodes.table_row.create(
      null,
      cells.map((cell, column) => type.create({ align: align[column] ?? null }, inlineNodes(cell))),
    )
  return nodes.table.create(null, [row(head, nodes.table_header), ...rows.map((cells) => row(cells))])
}

const inlineNodes = (text: string) => marked(parseInline(text), [])

function marked(parts: readonly InlineNode[], around: readonly Mark[]): Node[] {
  return parts.flatMap((part) => {
    const within = (mark: Mark) => ('children' in part ? marked(part.children, mark.addToSet(around)) : [])
    switch (part.type) {
      case 'text':
        return schema.text(part.text, around)
      case 'code':
        return schema.text(part.text, marks.code.create().addToSet(around))
      case 'image':
        return nodes.image.create({ src: part.src, alt: part.text }, null, around)
      case 'link':
        return within(marks.link.create({ href: part.href }))
      default:
        return within(marks[part.type].create())
    }
  })
}

const children = (node: Node): Node[] => Array.from({ length: node.childCount }, (_, at) => node.child(at))

function writtenBlock(node: Node): string {
  const lines = children(node)
  switch (node.type) {
    case nodes.heading: {
      const words = writtenInline(node)
      return words && `${'#'.repeat(Number(node.attrs.level))} ${words}`
    }
    case nodes.quote:
      return lines.some(({ childCount }) => childCount > 0)
        ? lines.map((line) => `> ${writtenInline(line)}`.trimEnd()).join('\n')
        : ''
    case nodes.bullet_list:
    case nodes.ordered_list:
      return lines
        .map((item) => (item.firstChild ? writtenInline(item.firstChild) : ''))
        .filter((words) => words !== '')
        .map((words, at) => `${node.type === nodes.ordered_list ? `${at + 1}.` : '-'} ${words}`)
        .join('\n')
    case nodes.table:
      return writtenTable(lines.map(children))
    default:
      return writtenInline(node)
  }
}

const rules: Record<NonNullable<Alignment> | 'none', string> = {
  left: ':---',
  center: ':---:',
  right: '---:',
  none: '---',
}

function writtenTable([head = [], ...rows]: readonly Node[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const words = (cells: readonly Node[]) =>
    line(cells.map((cell) => writtenInline(cell).replaceAll('|', String.raw`\|`)))
  const sides = head.map(({ attrs }) => rules[(attrs.align as Alignment) ?? 'none'] ?? rules.none)
  return [words(head), line(sides), ...rows.map(words)].join('\n')
}

/** The signs of a mark must touch its text: a space just inside them would break the mark. */
const wrapped = (words: string, sign: string) =>
  words.trim() === '' ? words : words.replace(/^(\s*)(.*?)(\s*)$/su, `$1${sign}$2${sign}$3`)

function writtenInline(node: Node): string {
  let text = ''
  let label = ''
  let href: string | undefined
  const endLink = () => {
    const words = label.replace(/[[\]]/g, '')
    text += href === undefined ? label : words.trim() ? `[${words}](${href})` : words
    label = ''
  }
  for (const part of children(node)) {
    // The label of a link cannot contain an image.
    const to = part.isText ? (marks.link.isInSet(part.marks)?.attrs.href as string | undefined) : undefined
    if (to !== href) {
      endLink()
      href = to
    }
    label += writtenPart(part)
  }
  endLink()
  return text.replace(/\s+/g, ' ').trim()
}

function writtenPart(part: Node): string {
  if (part.type === nodes.image) {
    const { src, alt } = part.attrs as { src: string; alt: string }
    return `![${alt.replace(/[[\]\n]/g, ' ').trim()}](${src})`
  }
  const words = part.text ?? ''
  if (marks.code.isInSet(part.marks)) return wrapped(words.replaceAll('`', ''), '`')
  const strong = marks.strong.isInSet(part.marks) ? '**' : ''
  const emphasis = marks.emphasis.isInSet(part.marks) ? '*' : ''
  return strong || emphasis ? wrapped(words, strong + emphasis) : words
}
