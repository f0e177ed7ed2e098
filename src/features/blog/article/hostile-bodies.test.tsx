import { render } from '@testing-library/react'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { ArticleHeader } from '@/features/blog/article/article-header'
import type { Article } from '@/features/blog/article/article-query'
import { ArticleBody } from '@/features/blog/article/article-body'
import { parseBlocks, parseInline } from '@shared/markdown/parse'
import { textOf } from '@shared/markdown/tree'
import { attacks, badAddresses, hostileText } from '@tests/support/hostile-text'

const seed = 20261121
const bodies = 30

const article = (words: string): Article => ({
  id: '1',
  slug: 'hostile',
  title: words.slice(0, 200) || 'x',
  excerpt: words.slice(0, 600),
  intro: parseInline(words.slice(0, 600)),
  text: parseBlocks(words),
  category: words.slice(0, 80) || null,
  topic: words.slice(0, 80) || null,
  published_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  is_featured: false,
  read_time: null,
  featured_image_url: null,
  featured_image_alt: null,
  meta_description: null,
  author_take: words.slice(0, 400),
  intro_heading: words.slice(0, 120),
  author: {
    slug: 'a-writer',
    name: words.slice(0, 120) || 'x',
    title: words.slice(0, 160),
    bio: words.slice(0, 2000),
    avatar_url: null,
    social_links: badAddresses.map((url) => ({ platform: words.slice(0, 20), url, icon: words.slice(0, 9) })),
  },
})

const page = (words: string) => (
  <MemoryRouter>
    <ArticleHeader post={article(words)} />
    <ArticleBody post={article(words)} />
  </MemoryRouter>
)

/** The elements our own components render; no text may add any other to the page. */
const elements = new Set(
  'A B BLOCKQUOTE BR BUTTON CODE DETAILS DIV EM FIGCAPTION FIGURE H1 H2 H3 H4 H5 H6 HEADER HR IMG LI NAV OL P path PICTURE PRE S SECTION SPAN STRONG SUMMARY svg TABLE TBODY TD TH THEAD TIME TR UL circle rect line polyline polygon'.split(
    ' ',
  ),
)
/** The estimated height of a part of the text (HydrateWhenUsed), a number that we compute. */
const heightOfPart = /^contain-intrinsic-height:auto \d+rem$/
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Everything on the page that could be active: an element we do not render, a handler, an unsafe URL. */
function dangers(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const found = elements.has(element.tagName) ? [] : [`<${element.tagName}>`]
    for (const { name, value } of element.attributes) {
      const isHeightOfPart = name === 'style' && heightOfPart.test(value)
      if (/^on|^srcdoc$|^formaction$|^style$|^srcset$/i.test(name) && !isHeightOfPart)
        found.push(`${name}=${value}`)
      if (!/^(?:href|src|action|xlink:href)$/i.test(name)) continue
      const url = new URL(value, 'https://studio.example/blog/hostile')
      const site = value.startsWith('/') || value.startsWith('#')
      if (!schemes.has(url.protocol) || (site && url.host !== 'studio.example'))
        found.push(`${name}=${value}`)
    }
    return found
  })
}

/** The page as a browser parses the built HTML. */
function read(words: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = renderToString(page(words))
  // Said of each link that leads to another site.
  for (const hint of template.content.querySelectorAll('.sr-only')) {
    hint.previousSibling?.remove()
    hint.remove()
  }
  return template.content
}

describe('any text in an article', () => {
  it(`renders nothing active, for ${bodies} generated bodies`, () => {
    fc.assert(
      fc.property(hostileText, (words) => {
        expect(dangers(read(words))).toEqual([])
      }),
      { seed, numRuns: bodies },
    )
  })

  it('renders nothing active in a live page either', () => {
    fc.assert(
      fc.property(hostileText, (words) => {
        const { container, unmount } = render(page(words))
        expect(dangers(container)).toEqual([])
        unmount()
      }),
      { seed, numRuns: 5 },
    )
  })

  it.each(attacks)('shows %j as plain text', (words) => {
    const shown = read(words)
    expect(dangers(shown)).toEqual([])
    expect(shown.querySelector('.prose p')?.textContent).toContain(textOf(parseInline(words)))
  })

  it.each(attacks)('shows %j in a table cell as plain text', (words) => {
    const shown = read(`| What | Word |\n| --- | :-: |\n| ${words.replaceAll('|', '\\|')} | x |`)
    expect(dangers(shown)).toEqual([])
    expect(shown.querySelector('.prose td')?.textContent).toContain(textOf(parseInline(words)))
    expect(shown.querySelectorAll('.prose tbody tr')).toHaveLength(1)
  })

  it.each(badAddresses)('renders neither a link nor an image for %j', (address) => {
    const shown = read(`[press](${address}) and ![see](${address})`)
    expect(dangers(shown)).toEqual([])
    expect(shown.querySelectorAll('.prose a, .prose img')).toHaveLength(0)
    expect(shown.querySelector('.prose')?.textContent).toContain('press')
  })

  it('the check finds an active element, handler and URL', () => {
    const template = document.createElement('template')
    template.innerHTML =
      '<script></script><p onclick="x"></p><a href="javascript:x"></a><img src="//evil.example/a.png">'
    expect(dangers(template.content)).toHaveLength(4)
  })
})

describe('the work needed for a body', () => {
  const nodes = (words: string) => read(words).querySelectorAll('*').length

  it.each([
    ['one-word headings', '## a\n'],
    ['opening marks', '**a *b `c [d '],
    ['nested marks', '**a *b **c *d* e** f* g**'],
    ['brackets', '[['],
    ['callouts', '> a **b** [c](javascript:d) <script>\n\n'],
    ['lists', '- a\n1. b\n'],
    ['tables', '| a | b |\n|-|-|\n| **c** | [d](e) |\n\n'],
    ['rows of a wide table', `${'|a'.repeat(20)}\n${'|-'.repeat(20)}\n|\n`],
    ['too wide table headers', `${'|a'.repeat(21)}\n${'|-'.repeat(21)}\n|\n`],
    ['links', '[a](/b)'],
    ['unclosed images', '!['],
    ['direction overrides', '\u202Ea\u202Db'],
  ])('grows at most linearly with the text: %s', (_, part) => {
    const few = nodes(part.repeat(20))
    const many = nodes(part.repeat(40))
    expect(many).toBeLessThanOrEqual(few * 2 + 20)
  })

  it.each([
    ['words without spaces', 'a'],
    ['quotations', '> a\n'],
    ['one-word headings', '## a\n'],
    ['marks', '**a *b `c ![d ['],
    ['bars', '|-'],
  ])('finishes for a long text: %s', (_, part) => {
    const length = 20_000
    const html = renderToString(page(part.repeat(length / part.length)))
    expect(html.length).toBeGreaterThan(length / 2)
    expect(html).not.toContain('<script')
  })
})
