import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineParser } from '@/lib/markdown/read-text'
import { anchorOf } from '@shared/markdown/anchors'
import { parseBlocks, parseInline, placedBlocks } from '@shared/markdown/parse'
import { safeHref } from '@shared/markdown/safe-href'
import { blocksText, cutText, textOf, type Block, type Inline } from '@shared/markdown/tree'
import { hostileText } from '@tests/support/hostile-text'

const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children })
const link = (href: string, ...children: Inline[]): Inline => ({ type: 'link', href, children })
const strong = (...children: Inline[]): Inline => ({ type: 'strong', children })
const emphasis = (...children: Inline[]): Inline => ({ type: 'emphasis', children })

describe('marks inside a line', () => {
  it('are bold, italic, strikethrough, code, links and images, in each other', () => {
    expect(parseInline('A **bold** and *soft* `code` ~~gone~~ [price](/pricing).')).toEqual([
      'A ',
      strong('bold'),
      ' and ',
      emphasis('soft'),
      ' ',
      { type: 'code', text: 'code' },
      ' ',
      { type: 'strike', children: ['gone'] },
      ' ',
      link('/pricing', 'price'),
      '.',
    ])
    expect(parseInline('***both***')).toEqual([emphasis(strong('both'))])
    expect(parseInline('[**Pricing**](/pricing)')).toEqual([link('/pricing', strong('Pricing'))])
    expect(parseInline('![two *forms*](/images/a.webp)')).toEqual([
      { type: 'image', src: '/images/a.webp', alt: 'two forms' },
    ])
  })

  it.each([
    '2 * 3 * 4 = 24',
    'half **open',
    'an [unfinished](link',
    '`',
    '**',
    'a * b',
    'wow![ no',
    '{load_time}',
  ])('stay as typed when they are no marks: %j', (typed) => {
    expect(parseInline(typed)).toEqual([typed])
  })

  it('make Chinese bold that ends with a full stop before more Chinese', () => {
    expect(parseInline('**你好。**世界')).toEqual([strong('你好。'), '世界'])
  })

  it('are escaped by a backslash', () => {
    expect(parseInline(String.raw`5\*3\*2 and 2026\. \<b>`)).toEqual(['5*3*2 and 2026. <b>'])
  })

  it('are cut at a place of the text', () => {
    expect(cutText(parseInline('**Note:** see *this*'), 0, 6)).toEqual(['see ', emphasis('this')])
    expect(cutText(parseInline('a **bc** d'), 3, 5)).toEqual(['a ', strong('b'), 'd'])
  })
})

describe('a link', () => {
  it('leads to an address with parentheses', () => {
    const source = 'Read about [songket](https://en.wikipedia.org/wiki/Songket_(fabric)) first.'
    expect(parseBlocks(source)).toEqual([
      paragraph('Read about ', link('https://en.wikipedia.org/wiki/Songket_(fabric)', 'songket'), ' first.'),
    ])
  })

  it.each([
    ['see https://a.example/b_(c).', 'https://a.example/b_(c)'],
    ['(http://a.example)', 'http://a.example'],
    ['www.a-shop.my, too', 'http://www.a-shop.my'],
    ['write to hello@a.example.', 'mailto:hello@a.example'],
    ['网站 https://a.example/价格。谢谢', 'https://a.example/价格'],
    ['<https://a.example/>', 'https://a.example/'],
  ])('is made from the address in %j', (typed, href) => {
    const hrefs = parseInline(typed).flatMap((node) =>
      typeof node === 'object' && node.type === 'link' ? [node.href] : [],
    )
    expect(hrefs).toEqual([href])
  })

  it.each([
    'yourname.com.my',
    'rentak.my/about',
    'ftp://a.example',
    '//a.example',
    '`https://a.example`',
    '1.2.3.4',
  ])('is not made from %j', (typed) => {
    expect(JSON.stringify(parseInline(typed))).not.toContain('"link"')
  })

  it('or image with an unsafe address becomes its text', () => {
    expect(parseInline('[press](javascript:alert(1))')).toEqual(['press'])
    expect(parseInline('<javascript:alert(1)>')).toEqual(['javascript:alert(1)'])
    for (const src of ['javascript:alert', 'data:image/svg+xml,x', 'http://a.example/a.png', '#a'])
      expect(parseInline(`![words](${src})`)).toEqual(['words'])
  })

  it.each(['/pricing', '#top', 'https://example.test/a?b=c', 'mailto:a@example.test', 'tel:+60123456789'])(
    'may lead to %j',
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
  ])('may not lead to %j', (href) => {
    expect(safeHref(href)).toBeNull()
  })
})

describe('blocks', () => {
  it('are headings, paragraphs, nested lists, quotes, code and rules', () => {
    const source =
      '# One\n\nA line\nand its end.\n\n- a\n- b\n  goes on\n\n  1. deep\n\n```sh\nrun *it*\n```\n\n---\n> NOTE: x\n> more\n###### Six'
    expect(parseBlocks(source)).toEqual([
      { type: 'heading', level: 1, children: ['One'] },
      paragraph('A line and its end.'),
      {
        type: 'list',
        ordered: false,
        items: [
          [paragraph('a')],
          [paragraph('b goes on'), { type: 'list', ordered: true, items: [[paragraph('deep')]] }],
        ],
      },
      { type: 'fence', language: 'sh', text: 'run *it*' },
      { type: 'rule' },
      { type: 'quote', blocks: [paragraph('NOTE: x more')] },
      { type: 'heading', level: 6, children: ['Six'] },
    ])
  })

  it('keep the numbers of a list with empty lines between its items, and the first number of a list', () => {
    expect(parseBlocks('1. Draw the pattern\n\n2. Tie the warp\n\n3. Weave\n')).toEqual([
      {
        type: 'list',
        ordered: true,
        items: [[paragraph('Draw the pattern')], [paragraph('Tie the warp')], [paragraph('Weave')]],
      },
    ])
    expect(parseBlocks('3. c\n4. d')).toMatchObject([{ type: 'list', start: 3 }])
  })

  it('end a quote with its last line that starts with ">", as the specification says', () => {
    expect(parseBlocks('> Tip\nA paragraph.')).toEqual([
      { type: 'quote', blocks: [paragraph('Tip')] },
      paragraph('A paragraph.'),
    ])
  })

  it('show HTML and an indented line as text', () => {
    expect(parseBlocks('<img src=x onerror=alert(1)>\n\n    four spaces')).toEqual([
      paragraph('<img src=x onerror=alert(1)>'),
      paragraph('four spaces'),
    ])
  })

  it('break a line at two spaces or a backslash, and read the line endings of every system', () => {
    expect(parseBlocks('a  \nb\\\nc\r\n\r\nd\re')).toEqual([
      paragraph('a', { type: 'break' }, 'b', { type: 'break' }, 'c'),
      paragraph('d e'),
    ])
  })

  it('are tables with alignment, escaped bars, and rows padded or cut', () => {
    const source =
      'Prices:\n\n| Plan | RM | Pages |\n|:--|--:|:-:|\n| **Warp** | 1 | a\\|b |\nWeft\n| 1 | 2 | 3 | 4 |\n\nAfter.'
    expect(parseBlocks(source)).toEqual([
      paragraph('Prices:'),
      {
        type: 'table',
        head: [['Plan'], ['RM'], ['Pages']],
        align: ['left', 'right', 'center'],
        rows: [
          [[strong('Warp')], ['1'], ['a|b']],
          [['Weft'], [], []],
          [['1'], ['2'], ['3']],
        ],
      },
      paragraph('After.'),
    ])
  })

  it('know their place in the text', () => {
    const source = '\n# One\n\ntext\r\ngoes on  \n\n| a |\n|-|\n| b |\n\n- c\n\n\n[a]: /b\n'
    expect(placedBlocks(source).map(({ from, to }) => source.slice(from, to))).toEqual([
      '# One',
      'text\r\ngoes on  ',
      '| a |\n|-|\n| b |',
      '- c',
    ])
  })

  it('read as plain text keep list signs and numbers', () => {
    expect(blocksText(parseBlocks('# T\n\n3. a\n   - b\n\n> q\n\n| a | b |\n|-|-|\n| 1 | 2 |'))).toBe(
      'T\n\n3. a\n   - b\n\nq\n\na | b\n1 | 2',
    )
    expect(textOf(parseInline('see **[this](/a)** `x`'))).toBe('see this x')
  })

  it('have anchors in any script', () => {
    expect(anchorOf('What we collect, & why?')).toBe('what-we-collect-why')
    expect(anchorOf('数据 Data')).toBe('数据-data')
  })
})

describe('any text', () => {
  it('is parsed, and each block is where its place says', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        let end = 0
        for (const { from, to } of placedBlocks(text)) {
          expect(from).toBeGreaterThanOrEqual(end)
          expect(text.slice(from, to)).toMatch(/[^ \t\r\n]/)
          end = to
        }
      }),
      { seed: 20261128, numRuns: 1000 },
    )
  })

  // The longest text that the database stores.
  it.each([
    '*',
    '**',
    '`',
    '[',
    '[a](',
    '![',
    '![](',
    '!',
    '**a',
    '> ',
    '- ',
    '1. ',
    '<',
    '|a',
    'a@',
    'http://a',
    '~~',
  ])('of a hundred thousand characters is parsed: %j', (part) => {
    expect(parseBlocks(part.repeat(100_000 / part.length)).length).toBeGreaterThan(0)
  })
})

describe('a parser of lines', () => {
  it('reads a text without signs of Markdown as the whole parser does', async () => {
    const signs = fc.constantFrom(
      '*',
      '_',
      '`',
      '~~',
      '[a](/b)',
      '<',
      '&amp;',
      '\\',
      'a@b-shop.my',
      'www.a-shop.my',
      'https://a-shop.my',
    )
    const plain = fc.constantFrom('words', ' ', '.', '(2026)', '数据', '👍', "it's", '2.', '#', '-', '+')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(plain, plain, signs), { maxLength: 8 }), async (parts) => {
        const text = parts.join('').trim()
        expect((await lineParser([text]))(text)).toEqual(parseInline(text))
      }),
      { seed: 20261128, numRuns: 500 },
    )
  })
})
