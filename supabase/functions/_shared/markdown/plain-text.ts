import { parseInline, type InlineNode } from './inline.ts'

/** The text of a line without its marks, for titles, tables of contents and feeds. */
export function plainText(text: string): string {
  return textOf(parseInline(text))
}

function textOf(nodes: readonly InlineNode[]): string {
  return nodes.map((node) => ('children' in node ? textOf(node.children) : node.text)).join('')
}
