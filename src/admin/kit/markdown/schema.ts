import { Schema, type MarkSpec, type NodeSpec } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'
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

const orderedList: NodeSpec = {
  attrs: { start: { default: 1 } },
  content: 'list_item+',
  group: 'block',
  parseDOM: [{ tag: 'ol', getAttrs: (element) => ({ start: (element as HTMLOListElement).start }) }],
  toDOM: ({ attrs }) => ['ol', attrs.start === 1 ? {} : { start: String(attrs.start) }, 0],
}

const codeBlock: NodeSpec = {
  attrs: { language: { default: '' } },
  content: 'text*',
  marks: '',
  group: 'block',
  code: true,
  defining: true,
  parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
  toDOM: () => ['pre', ['code', 0]],
}

const image: NodeSpec = {
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
}

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

/** Exactly what the site shows of a Markdown text; pasted content is reduced to it. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: '(inline | hard_break)*',
      group: 'block',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading,
    quote: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bullet_list: {
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: orderedList,
    list_item: { content: 'block+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    code_block: codeBlock,
    rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    ...tables,
    text: { group: 'inline' },
    image,
    // Not in headings and cells: Markdown has no line breaks there.
    hard_break: { inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
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
    strike: {
      parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }, { style: 'text-decoration=line-through' }],
      toDOM: () => ['s', 0],
    },
    link,
    code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
})
