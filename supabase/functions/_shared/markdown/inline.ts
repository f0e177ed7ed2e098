import { imageAddress } from './image-address.ts'
import { safeHref } from './safe-href.ts'

export type InlineNode =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'strong' | 'emphasis'; children: InlineNode[] }
  | { type: 'link'; href: string; children: InlineNode[] }
  | { type: 'image'; src: string; text: string }

interface Mark {
  open: string
  close: string
  type: 'both' | 'strong' | 'emphasis' | 'code'
}

/** Longest first: `**` must not be read as two `*`. */
const marks: readonly Mark[] = [
  { open: '***', close: '***', type: 'both' },
  { open: '**', close: '**', type: 'strong' },
  { open: '*', close: '*', type: 'emphasis' },
  { open: '`', close: '`', type: 'code' },
]

/**
 * The marks people type inside a line: **bold**, *italic*, ***both***, `code`, [label](address),
 * ![label](image). An incomplete mark stays as typed. A link to anything but http(s), mailto, tel or this
 * site becomes its label, and so does an image whose address is not allowed (imageAddress). Linear in the
 * length of the text: the end of each mark is searched once. The depth needs no limit: a mark ends at the
 * first sign that can end it, so none can contain another of its kind.
 */
export function parseInline(text: string): InlineNode[] {
  const nodes: InlineNode[] = []
  const find = finder(text)
  let plain = ''
  let position = 0
  const flush = () => {
    if (plain) nodes.push({ type: 'text', text: plain })
    plain = ''
  }

  while (position < text.length) {
    const found =
      readImage(text, position, find) ?? readLink(text, position, find) ?? readMark(text, position, find)
    if (found) {
      flush()
      nodes.push(...found.nodes)
      position = found.end
    } else {
      // Takes the text up to the next sign that could begin a mark.
      const run = /[^*`[!]+|./suy
      run.lastIndex = position
      const taken = run.exec(text)?.[0] ?? ''
      plain += taken
      position += taken.length
    }
  }
  flush()
  return nodes
}

interface Found {
  nodes: InlineNode[]
  end: number
}

type Find = (needle: string, from: number) => number

/** `indexOf` that remembers its last answer for each needle: called from left to right it reads the text once. */
function finder(text: string): Find {
  const last = new Map<string, number>()
  return (needle, from) => {
    const known = last.get(needle)
    if (known !== undefined && (known < 0 || known >= from)) return known
    const found = text.indexOf(needle, from)
    last.set(needle, found)
    return found
  }
}

function readMark(text: string, position: number, find: Find): Found | null {
  const mark = marks.find(({ open }) => text.startsWith(open, position))
  if (!mark) return null
  const start = position + mark.open.length
  const end = find(mark.close, start)
  if (end <= start) return null
  // `2 * 3 * 4` is a sum: a mark has no space inside its ends.
  if (/\s/.test(text.charAt(start)) || /\s/.test(text.charAt(end - 1))) return null
  const inner = text.slice(start, end)
  const within = (type: 'strong' | 'emphasis', children: InlineNode[]): InlineNode => ({ type, children })
  const node: InlineNode =
    mark.type === 'code'
      ? { type: 'code', text: inner }
      : mark.type === 'both'
        ? within('strong', [within('emphasis', parseInline(inner))])
        : within(mark.type, parseInline(inner))
  return { nodes: [node], end: end + mark.close.length }
}

function readLink(text: string, position: number, find: Find): Found | null {
  const parts = text[position] === '[' ? readAddress(text, position, find) : null
  if (!parts?.label) return null
  const children = parseInline(parts.label)
  const href = safeHref(parts.address)
  return { nodes: href ? [{ type: 'link', href, children }] : children, end: parts.end }
}

/** An image without a label is decoration. */
function readImage(text: string, position: number, find: Find): Found | null {
  const parts = text.startsWith('![', position) ? readAddress(text, position + 1, find) : null
  if (!parts) return null
  const { label, end } = parts
  const src = safeHref(parts.address)
  if (src && imageAddress.test(src)) return { nodes: [{ type: 'image', src, text: label }], end }
  return { nodes: label ? [{ type: 'text', text: label }] : [], end }
}

/** `[label](address)` whose bracket is at `position`; a label cannot contain another bracket. */
function readAddress(text: string, position: number, find: Find) {
  const middle = find('](', position + 1)
  const inside = find('[', position + 1)
  if (middle < 0 || (inside >= 0 && inside < middle)) return null
  const end = find(')', middle)
  if (end < 0) return null
  return { label: text.slice(position + 1, middle), address: text.slice(middle + 2, end), end: end + 1 }
}
