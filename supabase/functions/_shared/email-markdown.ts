import { parseBlocks, type Block } from './markdown/blocks.ts'
import { type InlineNode, parseInline } from './markdown/inline.ts'
import { body, escapeHtml, hibiscus, ink, rule } from './email-layout.ts'

/** A path of the site as a full URL; a link to a page section (#…) leads nowhere from an email. */
const absolute = (href: string, siteUrl: string) =>
  href.startsWith('#') ? null : href.startsWith('/') ? siteUrl + href : href

const sizes = ['26px', '24px', '20px', '18px', '17px', '17px']
const serif = "font-family:Georgia,'Times New Roman',serif"

function inlineAsHtml(nodes: readonly InlineNode[], siteUrl: string): string {
  const inside = (children: readonly InlineNode[]) => inlineAsHtml(children, siteUrl)
  const one = (node: InlineNode): string => {
    switch (node.type) {
      case 'text':
        return escapeHtml(node.text)
      case 'code':
        return `<code>${escapeHtml(node.text)}</code>`
      case 'strong':
        return `<strong>${inside(node.children)}</strong>`
      case 'emphasis':
        return `<em>${inside(node.children)}</em>`
      case 'link': {
        const href = absolute(node.href, siteUrl)
        if (!href) return inside(node.children)
        return `<a class="text" href="${escapeHtml(href)}" style="text-decoration:underline;color:${ink}">${inside(node.children)}</a>`
      }
      case 'image':
        return `<img src="${escapeHtml(absolute(node.src, siteUrl) ?? '')}" alt="${escapeHtml(node.text)}" style="display:block;max-width:100%;height:auto;border:0">`
    }
  }
  return nodes.map(one).join('')
}

function blockAsHtml(block: Block, siteUrl: string): string {
  const line = (text: string) => inlineAsHtml(parseInline(text), siteUrl)
  switch (block.type) {
    case 'heading': {
      // The studio's name is the first-level heading, so a newsletter's own headings begin at the second
      // level.
      const level = Math.max(2, block.level)
      return `<h${level} class="text" style="margin:28px 0 8px;${serif};font-size:${sizes[level - 1]};line-height:1.3;color:${ink}">${line(block.text)}</h${level}>`
    }
    case 'paragraph':
      return `<p class="text" style="${body}">${line(block.text)}</p>`
    case 'list': {
      const name = block.ordered ? 'ol' : 'ul'
      const items = block.items.map((item) => `<li style="margin:0 0 6px">${line(item)}</li>`)
      return `<${name} class="text" style="margin:0 0 16px;padding:0 0 0 24px;color:${ink}">${items.join('')}</${name}>`
    }
    case 'quote':
      return `<blockquote class="text rule" style="margin:0 0 24px;padding:0 0 0 16px;border-left:3px solid ${hibiscus};color:${ink}">${line(block.lines.join(' '))}</blockquote>`
    case 'table': {
      const cell = (name: 'th' | 'td') => (text: string, column: number) =>
        `<${name} class="text rule" style="padding:6px 10px;text-align:${block.align[column] ?? 'left'};border-bottom:1px solid ${rule};color:${ink}">${line(text)}</${name}>`
      const row = (cells: string[], name: 'th' | 'td') => `<tr>${cells.map(cell(name)).join('')}</tr>`
      const rows = [row(block.head, 'th'), ...block.rows.map((cells) => row(cells, 'td'))]
      return `<div style="margin:0 0 24px;overflow-x:auto"><table style="border-collapse:collapse;font-size:15px">${rows.join('')}</table></div>`
    }
  }
}

function inlineAsText(nodes: readonly InlineNode[], siteUrl: string): string {
  const one = (node: InlineNode): string => {
    if (node.type === 'image') return node.text && `[${node.text}]`
    if (!('children' in node)) return node.text
    const words = inlineAsText(node.children, siteUrl)
    const href = node.type === 'link' ? absolute(node.href, siteUrl) : null
    return href && href !== words ? `${words} (${href.replace(/^(?:mailto|tel):/, '')})` : words
  }
  return nodes.map(one).join('')
}

function blockAsText(block: Block, siteUrl: string): string {
  const line = (text: string) => inlineAsText(parseInline(text), siteUrl)
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return line(block.text)
    case 'list':
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${line(item)}`)
        .join('\n')
    case 'quote':
      return block.lines.map((each) => `> ${line(each)}`).join('\n')
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.map(line).join(' | ')).join('\n')
  }
}

/** Light Markdown as a part of an email: the same syntax as on the site's pages, with every URL absolute. */
export function markdownPart(source: string, siteUrl: string): { html: string; plain: string } {
  const blocks = parseBlocks(source)
  return {
    html: blocks.map((block) => blockAsHtml(block, siteUrl)).join('\n'),
    plain: blocks.map((block) => blockAsText(block, siteUrl)).join('\n\n'),
  }
}
