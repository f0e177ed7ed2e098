import { parseBlocks } from './markdown/parse.ts'
import { type Block, type Inline, isShort, listText } from './markdown/tree.ts'
import { body, escapeHtml, hibiscus, ink, rule } from './email-layout.ts'

/** A path of the site as a full URL; a link to a page section (#…) leads nowhere from an email. */
const absolute = (href: string, siteUrl: string) =>
  href.startsWith('#') ? null : href.startsWith('/') ? siteUrl + href : href

const sizes = ['26px', '24px', '20px', '18px', '17px', '17px']
const serif = "font-family:Georgia,'Times New Roman',serif"

function inlineAsHtml(nodes: readonly Inline[], siteUrl: string): string {
  const inside = (children: readonly Inline[]) => inlineAsHtml(children, siteUrl)
  const one = (node: Inline): string => {
    if (typeof node === 'string') return escapeHtml(node)
    switch (node.type) {
      case 'code':
        return `<code>${escapeHtml(node.text)}</code>`
      case 'strong':
        return `<strong>${inside(node.children)}</strong>`
      case 'emphasis':
        return `<em>${inside(node.children)}</em>`
      case 'strike':
        return `<s>${inside(node.children)}</s>`
      case 'link': {
        const href = absolute(node.href, siteUrl)
        if (!href) return inside(node.children)
        return `<a class="text" href="${escapeHtml(href)}" style="text-decoration:underline;color:${ink}">${inside(node.children)}</a>`
      }
      case 'image':
        return `<img src="${escapeHtml(absolute(node.src, siteUrl) ?? '')}" alt="${escapeHtml(node.alt)}" style="display:block;max-width:100%;height:auto;border:0">`
      case 'break':
        return '<br>'
    }
  }
  return nodes.map(one).join('')
}

const blocksAsHtml = (blocks: readonly Block[], siteUrl: string) =>
  blocks.map((block) => blockAsHtml(block, siteUrl)).join('\n')

function blockAsHtml(block: Block, siteUrl: string): string {
  const line = (nodes: readonly Inline[]) => inlineAsHtml(nodes, siteUrl)
  switch (block.type) {
    case 'heading': {
      // The studio's name is the first-level heading, so a newsletter's own headings begin at the second
      // level.
      const level = Math.max(2, block.level)
      return `<h${level} class="text" style="margin:28px 0 8px;${serif};font-size:${sizes[level - 1]};line-height:1.3;color:${ink}">${line(block.children)}</h${level}>`
    }
    case 'paragraph':
      return `<p class="text" style="${body}">${line(block.children)}</p>`
    case 'list': {
      const name = block.ordered ? 'ol' : 'ul'
      const start = block.start === undefined ? '' : ` start="${block.start}"`
      const items = block.items.map((item) => `<li style="margin:0 0 6px">${itemAsHtml(item, siteUrl)}</li>`)
      return `<${name}${start} class="text" style="margin:0 0 16px;padding:0 0 0 24px;color:${ink}">${items.join('')}</${name}>`
    }
    case 'quote':
      return `<blockquote class="text rule" style="margin:0 0 24px;padding:0 0 0 16px;border-left:3px solid ${hibiscus};color:${ink}">${itemAsHtml(block.blocks, siteUrl)}</blockquote>`
    case 'fence':
      return `<pre class="text rule" style="margin:0 0 24px;padding:10px 12px;border:1px solid ${rule};overflow-x:auto;font-size:14px;color:${ink}"><code>${escapeHtml(block.text)}</code></pre>`
    case 'rule':
      return `<hr class="rule" style="margin:28px 0;border:0;border-top:1px solid ${rule}">`
    case 'table': {
      const cell = (name: 'th' | 'td') => (nodes: readonly Inline[], column: number) =>
        `<${name} class="text rule" style="padding:6px 10px;text-align:${block.align[column] ?? 'left'};border-bottom:1px solid ${rule};color:${ink}">${line(nodes)}</${name}>`
      const row = (cells: Inline[][], name: 'th' | 'td') => `<tr>${cells.map(cell(name)).join('')}</tr>`
      const rows = [row(block.head, 'th'), ...block.rows.map((cells) => row(cells, 'td'))]
      return `<div style="margin:0 0 24px;overflow-x:auto"><table style="border-collapse:collapse;font-size:15px">${rows.join('')}</table></div>`
    }
  }
}

/** Without a paragraph around a text that is alone, or that has only lists below it. */
function itemAsHtml(blocks: readonly Block[], siteUrl: string): string {
  const [first, ...others] = blocks
  if (first?.type !== 'paragraph' || !isShort(blocks)) return blocksAsHtml(blocks, siteUrl)
  return inlineAsHtml(first.children, siteUrl) + blocksAsHtml(others, siteUrl)
}

function inlineAsText(nodes: readonly Inline[], siteUrl: string): string {
  const one = (node: Inline): string => {
    if (typeof node === 'string') return node
    if (node.type === 'image') return node.alt && `[${node.alt}]`
    if (node.type === 'break') return '\n'
    if (!('children' in node)) return node.text
    const words = inlineAsText(node.children, siteUrl)
    const href = node.type === 'link' ? absolute(node.href, siteUrl) : null
    const target = href?.replace(/^(?:mailto|tel):/, '')
    return target && target !== words ? `${words} (${target})` : words
  }
  return nodes.map(one).join('')
}

const blocksAsText = (blocks: readonly Block[], siteUrl: string) =>
  blocks.map((block) => blockAsText(block, siteUrl)).join('\n\n')

function blockAsText(block: Block, siteUrl: string): string {
  const line = (nodes: readonly Inline[]) => inlineAsText(nodes, siteUrl)
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return line(block.children)
    case 'list':
      return listText(block, (blocks) => blocksAsText(blocks, siteUrl))
    case 'quote':
      return blocksAsText(block.blocks, siteUrl).replaceAll(/^/gm, '> ').replaceAll(/ +$/gm, '')
    case 'fence':
      return block.text
    case 'rule':
      return '* * *'
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.map(line).join(' | ')).join('\n')
  }
}

/** A Markdown text as a part of an email: as on the site's pages, with every URL absolute. */
export function markdownPart(source: string, siteUrl: string): { html: string; plain: string } {
  const blocks = parseBlocks(source)
  return { html: blocksAsHtml(blocks, siteUrl), plain: blocksAsText(blocks, siteUrl) }
}
