import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anchorOf, parseBlocks, placedBlocks } from '@shared/markdown/blocks'
import { parseInline, type InlineNode } from '@shared/markdown/inline'
import { safeHref } from '@shared/markdown/safe-href'

const text = (words: string) => ({ type: 'text', text: words })

const depthOf = (nodes: readonly InlineNode[]): number =>
  Math.max(0, ...nodes.map((node) => 1 + ('children' in node ? depthOf(node.children) : 0)))

describe('marks inside a line', () => {
  it('reads bold, italic, code and links', () => {
    expect(parseInline('A **bold** and *soft* `code` [price](/pricing).')).toEqual([
      text('A '),
      { type: 'strong', children: [text('bold')] },
      text(' and '),
      { type: 'emphasis', children: [text('soft')] },
      text(' '),
      { type: 'code', text: 'code' },
      text(' '),
      { type: 'link', href: '/pricing', children: [text('price')] },
      text('.'),
    ])
  })

  it('reads nested marks', () => {
    expect(parseInline('**see *this***')[0]).toMatchObject({ type: 'strong' })
    expect(parseInline('***both***')).toEqual([
      { type: 'strong', children: [{ type: 'emphasis', children: [text('both')] }] },
    ])
    expect(parseInline('[**Pricing**](/pricing)')).toEqual([
      { type: 'link', href: '/pricing', children: [{ type: 'strong', children: [text('Pricing')] }] },
    ])
  })

  it('never nests a mark within its own kind, so nesting is at most four deep', () => {
    expect(depthOf(parseInline('**[*`x`*](/a)**'))).toBe(4)
    const pieces = fc.constantFrom('**', '*', '`', '[', '](/a)', '![', ')', ' ', 'a')
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (typed) => {
        expect(depthOf(parseInline(typed.join('')))).toBeLessThanOrEqual(4)
      }),
      { numRuns: 1000 },
    )
    for (const mark of ['**a ', '*a ', '[a'])
      expect(depthOf(parseInline(`${mark.repeat(5000)}${' a**'.repeat(5000)}](/a)`))).toBeLessThanOrEqual(4)
  })

  it.each(['2 * 3 * 4 = 24', 'half **open', 'an [unfinished](link', '`', '**', '[]()', 'a * b'])(
    'leaves %j unchanged',
    (typed) => {
      expect(parseInline(typed)).toEqual([text(typed)])
    },
  )

  it('a link starts at the last bracket before its URL', () => {
    expect(parseInline('[a [b](/c)')).toEqual([
      text('[a '),
      expect.objectContaining({ type: 'link', href: '/c', children: [text('b')] }),
    ])
  })

  it('keeps only the text of an unsafe link', () => {
    expect(parseInline('[press](javascript:alert(1))')[0]).toEqual(text('press'))
  })

  it('reads images of this site and of https, and keeps only the text of any other', () => {
    expect(parseInline('See ![two forms](/images/a.webp)!')).toEqual([
      text('See '),
      { type: 'image', src: '/images/a.webp', text: 'two forms' },
      text('!'),
    ])
    expect(parseInline('![](https://studio.example/a.png)')).toEqual([
      { type: 'image', src: 'https://studio.example/a.png', text: '' },
    ])
    for (const src of ['javascript:alert', 'data:image/svg+xml,<svg>', 'http://a.example/a.png', '#a']) {
      expect(parseInline(`![words](${src})`)).toEqual([text('words')])
    }
    expect(parseInline('wow![ no')).toEqual([text('wow![ no')])
  })

  it('shows HTML as plain text', () => {
    expect(parseInline('<img src=x onerror=alert(1)>')).toEqual([text('<img src=x onerror=alert(1)>')])
  })

  it.each(['*', '**', '`', '[', '[a](', '![', '![](', '!', '**a', '> '])(
    'reads a megabyte of %j without hanging',
    (part) => {
      const nodes = parseInline(part.repeat(1_000_000 / part.length))
      expect(nodes.length).toBeGreaterThan(0)
    },
  )

  it('matches one closing mark after a megabyte of opening ones without hanging', () => {
    expect(parseInline(`${'['.repeat(1_000_000)}a](/x)`).at(-1)).toMatchObject({ type: 'link', href: '/x' })
  })
})

describe('safe links', () => {
  it.each(['/pricing', '#top', 'https://example.test/a?b=c', 'mailto:a@example.test', 'tel:+60123456789'])(
    'accepts %j',
    (href) => {
      expect(safeHref(href)).toBe(href)
    },
  )

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' \u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'page.html',
    '/a b',
    'https://example.test/a b',
    '',
  ])('rejects %j', (href) => {
    expect(safeHref(href)).toBeNull()
  })
})

describe('blocks', () => {
  it('reads headings, paragraphs, lists and quotes', () => {
    const source =
      '# One\n\nA line\nand its end.\n\n- a\n- b\n  goes on\n1. first\n2) second\n> NOTE: x\n> more\n###### Six'
    expect(parseBlocks(source)).toEqual([
      { type: 'heading', level: 1, text: 'One' },
      { type: 'paragraph', text: 'A line and its end.' },
      { type: 'list', ordered: false, items: ['a', 'b goes on'] },
      { type: 'list', ordered: true, items: ['first', 'second'] },
      { type: 'quote', lines: ['NOTE: x', 'more'] },
      { type: 'heading', level: 6, text: 'Six' },
    ])
  })

  it('reads a table as GitHub does: alignment, escaped bars, rows padded or cut', () => {
    const source =
      'Prices:\n| Plan | RM | Pages |\n|:--|--:|:-:|\n| **Warp** | 1 | a\\|b |\nWeft\n| 1 | 2 | 3 | 4 |\n\nAfter.'
    expect(parseBlocks(source)).toEqual([
      { type: 'paragraph', text: 'Prices:' },
      {
        type: 'table',
        head: ['Plan', 'RM', 'Pages'],
        align: ['left', 'right', 'center'],
        rows: [
          ['**Warp**', '1', 'a|b'],
          ['Weft', '', ''],
          ['1', '2', '3'],
        ],
      },
      { type: 'paragraph', text: 'After.' },
    ])
  })

  it.each(['| a | b |\n|-|', 'a | b\n- -', `${'|a'.repeat(21)}|\n${'|-'.repeat(21)}|`, 'a\n---'])(
    'does not read %j as a table',
    (source) => {
      expect(parseBlocks(source).map(({ type }) => type)).not.toContain('table')
    },
  )

  it('knows the lines of each block', () => {
    const placed = placedBlocks('\n# One\n\ntext\r\ngoes on\n| a |\n|-|\n| b |\n- c\n')
    expect(placed.map(({ block, from, to }) => [block.type, from, to])).toEqual([
      ['heading', 1, 2],
      ['paragraph', 3, 5],
      ['table', 5, 8],
      ['list', 8, 9],
    ])
  })

  it('reads an invalid heading as text', () => {
    expect(parseBlocks('#tag\n\n####### seven')).toEqual([
      { type: 'paragraph', text: '#tag' },
      { type: 'paragraph', text: '####### seven' },
    ])
  })

  it('reads the line endings of every system', () => {
    expect(parseBlocks('a\r\n\r\nb\rc')).toEqual([
      { type: 'paragraph', text: 'a' },
      { type: 'paragraph', text: 'b c' },
    ])
  })

  it('creates anchors in any script', () => {
    expect(anchorOf('What we collect, & why?')).toBe('what-we-collect-why')
    expect(anchorOf('数据 Data')).toBe('数据-data')
  })
})
