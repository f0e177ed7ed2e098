import MarkdownIt, { type Token } from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'
import { imageAddress } from './image-address.ts'
import { safeHref } from './safe-href.ts'
import type { Alignment, Block, Inline } from './tree.ts'

/*
 * The parser of every text: CommonMark with tables, strikethrough and automatic links. Visitors' pages get it by
 * import() only, for a text that is newer than the build (src/lib/markdown/read-text.ts).
 */
const markdown = new MarkdownIt()
  // HTML is off by default and stays text. An indented line is a paragraph, as the specification says, not code.
  .disable('code')
  // `**好。**文` is bold too: CommonMark alone expects spaces between words.
  .use(cjkFriendly)
// The walk below decides where a link may lead, and keeps addresses as typed.
markdown.validateLink = () => true
markdown.normalizeLink = (address) => address
markdown.normalizeLinkText = (address) => address
// The specification's callout ends with its last line that starts with '> ', also without an empty line below it.
markdown.block.ruler.before(
  'fence',
  'quote_end',
  (state, _from, _to, silent) => Boolean(silent) && state.parentType === 'blockquote',
  { alt: ['blockquote'] },
)
markdown.linkify.set({ fuzzyLink: true, fuzzyIP: false })

/** Parses a text. Never throws. */
export const parseBlocks = (source: string): Block[] => placedBlocks(source).map(({ block }) => block)

export interface PlacedBlock {
  block: Block
  /** The place of its source in the text, without empty lines around it. */
  from: number
  to: number
}

/** The blocks of a text with their places, so that the editor can keep the source of those nobody edits. */
export function placedBlocks(source: string): PlacedBlock[] {
  const lines = Array.from(source.matchAll(/(.*?)(?:\r\n|\r|\n|$)/gsy), ({ index, 1: text = '' }) => ({
    from: index,
    to: index + text.length,
    isBlank: /^[ \t]*$/.test(text),
  }))
  return nested(markdown.parse(source, {})).map((part) => {
    const [first = 0, end = 0] = part.token.map ?? []
    // The parser counts empty lines after a list as its own.
    const last = lines.slice(first, end).findLast(({ isBlank }) => !isBlank)
    const from = lines[first]?.from ?? 0
    return { block: blockOf(part), from, to: last?.to ?? from }
  })
}

/** Parses the text of a single line or paragraph. */
export const parseInline = (source: string): Inline[] => lineOf(nested(markdown.parseInline(source, {})))

/** A token with those between it and its closing one. */
interface Nested {
  token: Token
  inside: Nested[]
}

function nested(tokens: readonly Token[]): Nested[] {
  const all: Nested[] = []
  const open = [all]
  for (const token of tokens) {
    if (token.nesting < 0) {
      open.pop()
      continue
    }
    const part: Nested = { token, inside: [] }
    open.at(-1)?.push(part)
    if (token.nesting > 0) open.push(part.inside)
  }
  return all
}

function blockOf({ token, inside }: Nested): Block {
  switch (token.type) {
    case 'heading_open':
      return { type: 'heading', level: Number(token.tag.slice(1)), children: lineOf(inside) }
    case 'blockquote_open':
      return { type: 'quote', blocks: inside.map(blockOf) }
    case 'bullet_list_open':
      return { type: 'list', ordered: false, items: itemsOf(inside) }
    case 'ordered_list_open': {
      const start = Number(token.attrGet('start') ?? 1)
      return { type: 'list', ordered: true, ...(start !== 1 && { start }), items: itemsOf(inside) }
    }
    case 'fence': {
      const [language] = token.info.trim().split(/\s+/)
      return { type: 'fence', text: token.content.replace(/\n$/, ''), ...(language && { language }) }
    }
    case 'hr':
      return { type: 'rule' }
    case 'table_open':
      return tableOf(inside)
    default:
      return { type: 'paragraph', children: lineOf(inside) }
  }
}

const itemsOf = (items: readonly Nested[]) => items.map(({ inside }) => inside.map(blockOf))

/** The text of a heading, paragraph or cell. */
const lineOf = (parts: readonly Nested[]) =>
  parts.flatMap(({ token }) => withLinks(inlineOf(nested(token.children ?? []))))

function tableOf(sections: readonly Nested[]): Block {
  const [head, ...rows] = sections.flatMap((section) => section.inside)
  const cells = (row: Nested | undefined) => row?.inside ?? []
  return {
    type: 'table',
    head: cells(head).map(({ inside }) => lineOf(inside)),
    // In a style: `text-align:right`.
    align: cells(head).map(
      ({ token }) => (/left|center|right/.exec(String(token.attrGet('style')))?.[0] ?? null) as Alignment,
    ),
    rows: rows.map((row) => cells(row).map(({ inside }) => lineOf(inside))),
  }
}

const marks = { strong_open: 'strong', em_open: 'emphasis', s_open: 'strike' } as const

const inlineOf = (parts: readonly Nested[]) => joined(parts.flatMap(inlineOfPart))

function inlineOfPart({ token, inside }: Nested): Inline[] {
  switch (token.type) {
    case 'code_inline':
      return [{ type: 'code', text: token.content }]
    case 'strong_open':
    case 'em_open':
    case 's_open':
      return [{ type: marks[token.type], children: inlineOf(inside) }]
    case 'link_open': {
      const children = inlineOf(inside)
      const href = safeHref(String(token.attrGet('href')))
      return href && children.length > 0 ? [{ type: 'link', href, children }] : children
    }
    case 'image':
      return imageOf(String(token.attrGet('src')), altOf(token.children ?? []))
    case 'hardbreak':
      return [{ type: 'break' }]
    case 'softbreak':
      return [' ']
    default:
      return token.content ? [token.content] : []
  }
}

/** An image that the rule for their addresses refuses becomes its description. */
function imageOf(address: string, alt: string): Inline[] {
  const src = safeHref(address)
  if (src && imageAddress.test(src)) return [{ type: 'image', src, alt }]
  return alt ? [alt] : []
}

const altOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content, children }) =>
      children ? altOf(children) : type.endsWith('break') ? ' ' : content,
    )
    .join('')

/** Neighbouring texts as one. */
export function joined(nodes: readonly Inline[]): Inline[] {
  const all: Inline[] = []
  for (const node of nodes) {
    const last = all.at(-1)
    if (typeof node === 'string' && typeof last === 'string') all[all.length - 1] = last + node
    else if (node !== '') all.push(node)
  }
  return all
}

/** Links the web and email addresses in the texts of a line: with https://, www. or an @. */
export const withLinks = (nodes: readonly Inline[]): Inline[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return linked(node)
    return 'children' in node && node.type !== 'link'
      ? [{ ...node, children: withLinks(node.children) }]
      : [node]
  })

function linked(text: string): Inline[] {
  const found = (markdown.linkify.match(text) ?? []).filter(
    ({ schema, raw }) => /^(?:https?:|mailto:)$/.test(schema) || /^www\./i.test(raw),
  )
  const parts: Inline[] = []
  let end = 0
  for (const { index, lastIndex, raw, url } of found) {
    if (!safeHref(url)) continue
    if (index > end) parts.push(text.slice(end, index))
    parts.push({ type: 'link', href: url, children: [raw] })
    end = lastIndex
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}
