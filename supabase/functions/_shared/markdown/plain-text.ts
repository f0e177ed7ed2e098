import { parseInline, type InlineNode } from './inline.ts'

/** The text of a line without its marks, for titles, tables of contents and feeds. */
export function plainText(text: string): string {
  return wordsOf(parseInline(text))
}

function wordsOf(nodes: readonly InlineNode[]): string {
  return nodes.map((node) => ('children' in node ? wordsOf(node.children) : node.text)).join('')
}
