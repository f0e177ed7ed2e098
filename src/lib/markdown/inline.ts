import { safeHref } from '@/lib/markdown/safe-href'

export type InlineNode =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'strong' | 'emphasis'; children: InlineNode[] }
  | { type: 'link'; href: string; children: InlineNode[] }
  | { type: 'image'; src: string; text: string }

interface Mark {
  open: string
  close: string
  type: 'strong' | 'emphasis' | 'code'
}

/** Longest first: `**` must not be read as two `*`. */
const marks: readonly Mark[] = [
  { open: '**', close: '**', type: 'strong' },
  { open: '*', close: '*', type: 'emphasis' },
  { open: '`', close: '`', type: 'code' },
]

/**
 * The marks people type inside a line: **bold**, *italic*, `code`, [words](address), ![words](picture). What is
 * not a whole mark stays as it was typed. A link to anything but http(s), mail, telephone or this site becomes its
 * words, and so does a picture that is neither of this site nor behind https.
 * Time grows with the text alone: where a mark ends is looked for once, not at every place it opens. Depth needs no
 * limit: a mark ends at the first sign that can end it, so none can stand inside another of its kind.
 */
export function parseInline(text: string): InlineNode[] {
  const nodes: InlineNode[] = []
  const find = finder(text)
  let plain = ''
  let at = 0
  const flush = () => {
    if (plain) nodes.push({ type: 'text', text: plain })
    plain = ''
  }

  while (at < text.length) {
    const found = readImage(text, at, find) ?? readLink(text, at, find) ?? readMark(text, at, find)
    if (found) {
      flush()
      nodes.push(...found.nodes)
      at = found.end
    } else {
      // A run without a mark's first letter is taken at once.
      const run = /[^*`[!]+|./suy
      run.lastIndex = at
      const taken = run.exec(text)?.[0] ?? ''
      plain += taken
      at += taken.length
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

/** `indexOf` that remembers its last answer for each needle: asked from left to right it reads the text once. */
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

function readMark(text: string, at: number, find: Find): Found | null {
  const mark = marks.find(({ open }) => text.startsWith(open, at))
  if (!mark) return null
  const start = at + mark.open.length
  const end = find(mark.close, start)
  if (end <= start) return null
  // `2 * 3 * 4` is a sum: a mark embraces its words tightly.
  if (/\s/.test(text.charAt(start)) || /\s/.test(text.charAt(end - 1))) return null
  const inner = text.slice(start, end)
  const node: InlineNode =
    mark.type === 'code' ? { type: 'code', text: inner } : { type: mark.type, children: parseInline(inner) }
  return { nodes: [node], end: end + mark.close.length }
}

function readLink(text: string, at: number, find: Find): Found | null {
  const parts = text[at] === '[' ? readAddress(text, at, find) : null
  if (!parts?.words) return null
  const children = parseInline(parts.words)
  const href = safeHref(parts.address)
  return { nodes: href ? [{ type: 'link', href, children }] : children, end: parts.end }
}

/** A picture may have no words: then it is decoration. */
function readImage(text: string, at: number, find: Find): Found | null {
  const parts = text.startsWith('![', at) ? readAddress(text, at + 1, find) : null
  if (!parts) return null
  const { words, end } = parts
  const src = safeHref(parts.address)
  if (src && /^(?:\/|https:)/i.test(src)) return { nodes: [{ type: 'image', src, text: words }], end }
  return { nodes: words ? [{ type: 'text', text: words }] : [], end }
}

/** `[words](address)`, its bracket at `at`. Words with another bracket in them are no mark's words. */
function readAddress(text: string, at: number, find: Find) {
  const middle = find('](', at + 1)
  const inside = find('[', at + 1)
  if (middle < 0 || (inside >= 0 && inside < middle)) return null
  const end = find(')', middle)
  if (end < 0) return null
  return { words: text.slice(at + 1, middle), address: text.slice(middle + 2, end), end: end + 1 }
}
