import type { APIRequestContext, Page } from '@playwright/test'
import { parseFeed } from 'feedsmith'
import sharp from 'sharp'
import { articleBlocks } from '@/features/blog/article/article-text'
import { parseBlocks } from '@shared/markdown/parse'
import { textOf, type Block } from '@shared/markdown/tree'
import { builtAddresses, builtHtml } from '../../scripts/bench/public-pages'
import { publicKey } from '../support/admin-api'
import { expect, test } from '../support/test'

/** The built files, read without scripts, as a crawler does. */
const pathOf = (address: string) => new URL(address).pathname
const squeezed = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/** The text of each heading, paragraph and cell, as the page shows it. */
const textsOf = (blocks: readonly Block[]): string[] =>
  articleBlocks(blocks).flatMap((block) => {
    if ('children' in block) return [textOf(block.children)]
    if (block.type === 'callout') return textsOf(block.blocks)
    if (block.type === 'list') return block.items.flatMap(textsOf)
    if (block.type === 'table') return [block.head, ...block.rows].flat().map(textOf)
    return block.type === 'fence' ? [block.text] : []
  })

/** Parses a file's HTML without running it. */
const read = (page: Page, html: string) =>
  page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html')
    const metas = [...document.querySelectorAll('meta')].map((meta) => [
      meta.getAttribute('property') ?? meta.name,
      meta.content,
    ])
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
    return {
      title: document.title,
      heading: document.querySelector('h1')?.textContent,
      text: document.querySelector('article')?.textContent,
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      meta: Object.fromEntries(metas) as Record<string, string | undefined>,
      data: scripts.map((script) => JSON.parse(script.textContent) as Record<string, unknown>),
    }
  }, html)

async function addresses(request: APIRequestContext, pattern: RegExp) {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)]
    .map(([, address = '', changed]) => ({ address, changed }))
    .filter(({ address }) => pattern.test(pathOf(address)))
}

/** The stored articles by slug. Articles that tests write meanwhile were not built. */
async function storedTexts(request: APIRequestContext) {
  const response = await request.get('/rest/v1/blog_posts?select=slug,title,content', {
    headers: { apikey: publicKey },
  })
  const posts = (await response.json()) as Array<{ slug: string; title: string; content: string }>
  return new Map(posts.map((post) => [post.slug, post]))
}

const article = /^\/blog\/(?!archive$)[^/]+$/

test('every public page has a unique description and title, and an alt text for its share image', async ({
  page,
}) => {
  const heads = await Promise.all(
    builtAddresses().map((address) => {
      const html = builtHtml(address)
      return read(page, html.slice(0, html.indexOf('</head>')))
    }),
  )
  expect(heads.length).toBeGreaterThan(40)
  for (const name of ['description', 'og:title'])
    expect(new Set(heads.map(({ meta }) => meta[name])).size, name).toBe(heads.length)
  for (const { title, meta } of heads) {
    expect(meta['og:image:alt'], title).toMatch(/\S/)
    expect(meta['twitter:image:alt'], title).toBe(meta['og:image:alt'])
    expect(meta['twitter:card'], title).toBe('summary_large_image')
  }
})

test('every built article has its whole text, its head, an existing image and valid structured data', async ({
  page,
  request,
}) => {
  const stored = await storedTexts(request)
  const built = await addresses(request, article)
  expect(built.length).toBeGreaterThanOrEqual(12)
  for (const { address, changed } of built) {
    const path = pathOf(address)
    const post = stored.get(path.split('/').at(-1) ?? '')
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    const { title, text, canonical, meta, data } = await read(page, await answer.text())

    const whole = squeezed(text)
    for (const words of textsOf(parseBlocks(post?.content ?? ''))) {
      expect(whole, path).toContain(squeezed(words))
    }
    expect(title).toBe(`${post?.title} | Blog`)
    expect(meta.description?.length).toBeGreaterThanOrEqual(60)
    expect(canonical).toBe(address)
    expect(meta.robots).toBeUndefined()
    expect(Date.parse(changed ?? '')).toBeGreaterThan(0)

    const image = meta['og:image'] ?? ''
    expect(meta['twitter:image']).toBe(image)
    expect(meta['og:image:alt']).toContain(post?.title)
    expect([meta['og:image:width'], meta['og:image:height']]).toEqual(['1200', '630'])
    const drawn = await request.get(pathOf(image))
    expect(drawn.headers()['content-type'], image).toBe('image/jpeg')
    const bytes = await drawn.body()
    const { width, height } = await sharp(bytes).metadata()
    expect({ width, height }).toEqual({ width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(120_000)

    const main = data.find((one) => one['@type'] === 'Article')
    expect(main).toMatchObject({ '@context': 'https://schema.org', headline: post?.title, url: address })
    expect(main?.image).toContain(image)
    expect(data.map((one) => one['@type'])).toContain('BreadcrumbList')
  }
})

test('every built author page has a Person, and the feeds list every built article', async ({
  page,
  request,
}) => {
  const authors = await addresses(request, /^\/blog\/authors\//)
  expect(authors.length).toBeGreaterThanOrEqual(3)
  for (const { address } of authors) {
    const { heading, canonical, data } = await read(page, await (await request.get(pathOf(address))).text())
    expect(data.find((one) => one['@type'] === 'Person')).toMatchObject({ url: address, name: heading })
    expect(canonical).toBe(address)
  }
  const built = (await addresses(request, article)).map(({ address }) => address).toSorted()
  for (const [file, format] of [
    ['/atom.xml', 'atom'],
    ['/rss.xml', 'rss'],
    ['/feed.json', 'json'],
  ] as const) {
    const feed = parseFeed(await (await request.get(file)).text())
    expect(feed.format).toBe(format)
    const links =
      feed.format === 'atom'
        ? feed.feed.entries?.map(({ id }) => id)
        : feed.format === 'rss'
          ? feed.feed.items?.map(({ link }) => link)
          : feed.format === 'json'
            ? feed.feed.items?.map(({ url }) => url)
            : []
    expect(links?.toSorted()).toEqual(built)
  }
})
