import { describe, expect, it } from 'vitest'
import { articleBlocks, calloutKind, sectionsOf } from '@/features/blog/article/article-blocks'

describe('the text of an article', () => {
  it.each([
    ['⚠️ mind the gap', 'warning'],
    ['This is a Warning to all', 'warning'],
    ['✅ done', 'success'],
    ['✔️ done', 'success'],
    ['Success is dull', 'success'],
    ['A warning about success', 'warning'],
    ['Hold the phone sideways', 'tip'],
  ] as const)('reads the callout %j as %s', (words, kind) => {
    expect(calloutKind(words)).toBe(kind)
  })

  it('strips the label that the callout shows by itself, and joins its lines', () => {
    expect(articleBlocks('> Warning: if it fails,\n> stop.')).toEqual([
      { type: 'callout', kind: 'warning', text: 'If it fails, stop.' },
    ])
    expect(articleBlocks('> ⚠️ **Warning:** stop')).toEqual([
      { type: 'callout', kind: 'warning', text: 'Stop' },
    ])
  })

  it('keeps the words of a callout that merely mentions its kind', () => {
    expect(articleBlocks('> Success is a quiet phone.')).toMatchObject([
      { text: 'Success is a quiet phone.' },
    ])
  })

  it('gives headings of the same words different anchors that never meet', () => {
    const anchors = sectionsOf(articleBlocks('## Fees\n\n## Fees\n\n## Fees 2\n\n## **???**')).map(
      ({ anchor }) => anchor,
    )
    expect(anchors).toEqual(['fees', 'fees-2', 'fees-2-2', 'section'])
  })

  it('goes on counting where many headings say the same', () => {
    const anchors = sectionsOf(articleBlocks('## a\n'.repeat(50_000))).map(({ anchor }) => anchor)
    expect(anchors.at(-1)).toBe('a-50000')
    expect(new Set(anchors).size).toBe(50_000)
  })

  it('counts only main headings as sections', () => {
    expect(sectionsOf(articleBlocks('# One\n## Two\n### Three')).map(({ text }) => text)).toEqual([
      'One',
      'Two',
    ])
  })

  it('reads a megabyte of text in one go', () => {
    expect(articleBlocks('> a **b** [c](javascript:d) <script>\n\n'.repeat(25_000))).toHaveLength(25_000)
  })
})
