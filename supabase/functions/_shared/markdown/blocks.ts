export type Block =
  | { type: 'heading'; level: number; text: string }
  | { type: 'paragraph'; text: string }
  /** Consecutive `> ` lines: a quotation or a callout, as the caller decides. */
  | { type: 'quote'; lines: string[] }
  | { type: 'list'; ordered: boolean; items: string[] }

const heading = /^(#{1,6})\s+(\S.*)$/
const bullet = /^\s*[-*]\s+(\S.*)$/
const numbered = /^\s*\d{1,9}[.)]\s+(\S.*)$/
const quoted = /^>\s?(.*)$/

/** Splits light markdown into blocks. Never throws; anything else is a paragraph as typed. */
export function parseBlocks(source: string): Block[] {
  const blocks: Block[] = []
  let open: Block | null = null
  const add = (block: Block) => {
    blocks.push(block)
    open = block
  }

  for (const line of source.replace(/\r\n?/g, '\n').split('\n')) {
    const text = line.trimEnd()
    const current = open as Block | null
    const item = bullet.exec(text)?.[1] ?? numbered.exec(text)?.[1]
    const title = heading.exec(text)
    const quote = quoted.exec(text)
    if (!text.trim()) {
      open = null
    } else if (title?.[1] && title[2]) {
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
    } else if (current?.type === 'list') {
      // An indented line goes on with the item above it.
      current.items.push(`${current.items.pop() ?? ''} ${text.trim()}`)
    } else if (current?.type === 'paragraph') {
      current.text += ` ${text.trim()}`
    } else {
      add({ type: 'paragraph', text: text.trim() })
    }
  }
  return blocks
}

/** `What we collect` -> `what-we-collect`: the anchor of a heading. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** Makes the anchors of one text's headings, in order; equal headings get different ones. */
export function uniqueAnchors(): (title: string) => string {
  const taken = new Set<string>()
  /** The last number of each anchor, so that many equal headings stay fast. */
  const counts = new Map<string, number>()
  return (title) => {
    const base = anchorOf(title) || 'section'
    let anchor = base
    let count = counts.get(base) ?? 1
    while (taken.has(anchor)) {
      count += 1
      anchor = `${base}-${count}`
    }
    counts.set(base, count)
    taken.add(anchor)
    return anchor
  }
}
