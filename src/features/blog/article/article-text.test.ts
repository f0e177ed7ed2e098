import { describe, expect, it } from 'vitest'
import { articleCopy } from '@/content/blog'
import {
  articleBlocks as blocksOf,
  calloutKind,
  introOf,
  lessonsOf,
  sectionsOf,
} from '@/features/blog/article/article-text'
import { parseBlocks } from '@shared/markdown/parse'
import { textOf } from '@shared/markdown/tree'

const articleBlocks = (source: string) => blocksOf(parseBlocks(source))
const paragraph = (...children: string[]) => ({ type: 'paragraph' as const, children })

describe('the introduction', () => {
  it('is the excerpt, else the first paragraph before a heading, else the default sentence', () => {
    expect(introOf(['In short.'], articleBlocks('Text')).intro).toEqual(['In short.'])
    expect(introOf([], articleBlocks('> Tip\n\nText\n\n## Part')).intro).toEqual(['Text'])
    expect(introOf([], articleBlocks('## Part\n\nText')).intro).toEqual([articleCopy.defaultIntro])
    expect(introOf([], []).intro).toEqual([articleCopy.defaultIntro])
  })

  it('is not repeated in the text', () => {
    const { body } = introOf([], articleBlocks('First\n\nSecond'))
    expect(body).toEqual([paragraph('Second')])
    expect(introOf(['In short.'], articleBlocks('First')).body).toHaveLength(1)
  })
})

describe('the lessons of an article', () => {
  it('are the first five sections as plain text, each with its anchor', () => {
    const lessons = lessonsOf(
      articleBlocks(Array.from({ length: 7 }, (_, n) => `## **Part** ${n}`).join('\n\n')),
    )
    expect(lessons).toHaveLength(5)
    expect(lessons[0]).toEqual({ text: 'Part 0', anchor: 'part-0' })
  })

  it('are the five defaults if the text has no sections', () => {
    expect(lessonsOf(articleBlocks('Text'))).toHaveLength(5)
    expect(lessonsOf([])[0]?.anchor).toBeUndefined()
  })
})

describe('the text of an article', () => {
  it.each([
    ['⚠️ mind the gap', 'warning'],
    ['This is a Warning to all', 'warning'],
    ['✅ done', 'success'],
    ['✔️ done', 'success'],
    ['Success is dull', 'success'],
    ['A warning about success', 'warning'],
    ['Hold the phone sideways', 'tip'],
  ] as const)('parses the callout %j as %s', (words, kind) => {
    expect(calloutKind(words)).toBe(kind)
  })

  it('strips a typed label, because the callout shows its own, and joins its lines', () => {
    expect(articleBlocks('> Warning: if it fails,\n> stop.')).toEqual([
      { type: 'callout', kind: 'warning', blocks: [paragraph('If it fails, stop.')] },
    ])
    expect(articleBlocks('> ⚠️ **Warning:** stop')).toEqual([
      { type: 'callout', kind: 'warning', blocks: [paragraph('Stop')] },
    ])
  })

  it('keeps the text of a callout that merely mentions its kind', () => {
    expect(articleBlocks('> Success is a quiet phone.')).toMatchObject([
      { blocks: [paragraph('Success is a quiet phone.')] },
    ])
  })

  it('gives equal headings different anchors', () => {
    const anchors = sectionsOf(articleBlocks('## Fees\n\n## Fees\n\n## Fees 2\n\n## **???**')).map(
      ({ anchor }) => anchor,
    )
    expect(anchors).toEqual(['fees', 'fees-2', 'fees-2-2', 'section'])
  })

  it('numbers many equal headings', () => {
    const anchors = sectionsOf(articleBlocks('## a\n'.repeat(50_000))).map(({ anchor }) => anchor)
    expect(anchors.at(-1)).toBe('a-50000')
    expect(new Set(anchors).size).toBe(50_000)
  })

  it('keeps what a callout has after its first paragraph', () => {
    expect(articleBlocks('> **Tip:** *ask* first\n>\n> - a\n> - b\nAfter.')).toEqual([
      {
        type: 'callout',
        kind: 'tip',
        blocks: [
          { type: 'paragraph', children: [{ type: 'emphasis', children: ['Ask'] }, ' first'] },
          { type: 'list', ordered: false, items: [[paragraph('a')], [paragraph('b')]] },
        ],
      },
      paragraph('After.'),
    ])
  })

  it('counts only main headings as sections', () => {
    expect(
      sectionsOf(articleBlocks('# One\n## Two\n### Three')).map(({ children }) => textOf(children)),
    ).toEqual(['One', 'Two'])
  })

  it('parses a megabyte of text', () => {
    expect(articleBlocks('> a **b** [c](javascript:d) <script>\n\n'.repeat(25_000))).toHaveLength(25_000)
  })
})
