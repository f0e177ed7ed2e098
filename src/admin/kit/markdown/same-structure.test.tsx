import fc from 'fast-check'
import { DOMSerializer } from 'prosemirror-model'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { readMarkdown, writeMarkdown } from '@/admin/kit/markdown/markdown-doc'
import { schema } from '@/admin/kit/markdown/schema'
import { TextBlocks } from '@/components/ui/text-blocks'
import { markdownPart } from '@shared/email-markdown'
import { parseBlocks } from '@shared/markdown/parse'
import { randomDocument } from '@tests/support/random-documents'

const site = 'https://studio.example'
/** An email leads to no part of a page. */
const hrefOf = (element: Element) => element.getAttribute('href')?.replace(site, '').replace(/^#.*/, '') ?? ''

/** Each text, image, break and rule with the elements around it that have a meaning; of marks the order has none. */
function outline(root: Node): string[] {
  const lines: Array<[path: string, text: string]> = []
  const walk = (node: Node, blocks: string[], marks: string[]) => {
    if (node.nodeType === node.TEXT_NODE) {
      const path = [...blocks, ...marks.toSorted()].join(' ')
      const last = lines.at(-1)
      if (last?.[0] === path) last[1] += node.textContent ?? ''
      else lines.push([path, node.textContent ?? ''])
      return
    }
    if (!(node instanceof Element) || node.matches('.sr-only')) return
    const name = node.tagName === 'H1' ? 'H2' : node.tagName
    if (name === 'A' && node.getAttribute('target') === '_blank')
      node.querySelector('.sr-only')?.previousSibling?.remove()
    if (/^(?:IMG|BR|HR)$/.test(name)) {
      const shown = `${node.getAttribute('src')?.replace(site, '') ?? ''} ${node.getAttribute('alt') ?? ''}`
      lines.push([[...blocks, ...marks.toSorted(), name].join(' '), shown])
    }
    const isMark = /^(?:A|EM|STRONG|S|CODE)$/.test(name)
    const isBlock = /^(?:H\d|UL|OL|LI|BLOCKQUOTE|PRE|TABLE|TR|TH|TD)$/.test(name)
    const mark = name === 'A' ? `A=${hrefOf(node)}` : name
    const place = name === 'OL' ? `OL=${node.getAttribute('start') ?? 1}` : name
    for (const child of node.childNodes)
      walk(child, isBlock ? [...blocks, place] : blocks, isMark && mark !== 'A=' ? [...marks, mark] : marks)
    // What follows is another block, also if it has the same elements around it.
    if (isBlock || name === 'P') lines.push(['', ''])
  }
  walk(root, [], [])
  return lines.flatMap(([path, text]) =>
    text.trim() ? [`${path}: ${text.trim().replaceAll(/\s+/g, ' ')}`] : [],
  )
}

function html(text: string): Node {
  const template = document.createElement('template')
  template.innerHTML = text
  return template.content
}

it('the editor, the page and the email show a text with the same structure', () => {
  const serializer = DOMSerializer.fromSchema(schema)
  fc.assert(
    fc.property(randomDocument, (doc) => {
      const text = writeMarkdown(doc)
      const editor = outline(serializer.serializeFragment(readMarkdown(text).content))
      const page = renderToStaticMarkup(
        <MemoryRouter>
          <TextBlocks blocks={parseBlocks(text)} />
        </MemoryRouter>,
      )
      expect(outline(html(page)), text).toEqual(editor)
      expect(outline(html(markdownPart(text, site).html)), text).toEqual(editor)
    }),
    { seed: 20261128, numRuns: 100 },
  )
})
