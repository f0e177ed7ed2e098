import { describe, expect, it } from 'vitest'
import { legalBlocks as blocksOf } from '@/features/legal/legal-blocks'
import { parseBlocks } from '@shared/markdown/parse'

const legalBlocks = (source: string) => blocksOf(parseBlocks(source))

describe('a legal document', () => {
  it.each([
    ['> IMPORTANT: read this', 'important', 'read this'],
    ['> NOTE: a note\n> that goes on', 'note', 'a note that goes on'],
    ['> **WARNING:** take care', 'warning', 'take care'],
    ['> [!NOTE] as elsewhere', 'note', 'as elsewhere'],
  ])('parses %j as a callout', (source, kind, text) => {
    expect(legalBlocks(source)).toEqual([
      { type: 'callout', kind, blocks: [{ type: 'paragraph', children: [text] }] },
    ])
  })

  it('keeps any other quote as a quotation', () => {
    expect(legalBlocks('> Noted with thanks')).toMatchObject([{ type: 'quote' }])
    expect(legalBlocks('> importantly, this')).toMatchObject([{ type: 'quote' }])
  })

  it('gives headings with the same text different anchors', () => {
    const anchors = legalBlocks('## Fees\n\n## Fees\n\n## ???').map(
      (block) => 'anchor' in block && block.anchor,
    )
    expect(anchors).toEqual(['fees', 'fees-2', 'section'])
  })
})
