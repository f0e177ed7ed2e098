import { DetectError, parseAtomFeed, parseFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, it } from 'vitest'
import { attacks } from '../../tests/support/hostile-text'
import { feeds, type FeedSource } from './feeds'

const home = 'https://studio.example'
const article = (words: string, at: number) => ({
  title: words,
  url: `${home}/blog/article-${at}`,
  summary: words,
  text: `${words}\n\n${words}`,
  author: words,
  tags: [words, 'R & D'],
  published: new Date(Date.UTC(2026, 0, 31 - at)).toISOString(),
  updated: new Date(Date.UTC(2026, 1, 28 - at)).toISOString(),
  image: { url: `${home}/images/share/article-${at}.jpg`, bytes: 80_000 + at },
})

const hostile = [...attacks, ']]>', '&amp; &lt;', 'a\u202Eb', '  two  spaces  ', 'Fees & "forms"']
const source: FeedSource = {
  title: 'Blog & more',
  description: 'Words <about> sites',
  home: `${home}/blog`,
  addresses: { atom: `${home}/atom.xml`, rss: `${home}/rss.xml`, json: `${home}/feed.json` },
  language: 'en-MY',
  articles: hostile.map(article),
}
const { atom, rss, json } = feeds(source)
const trimmed = (texts: ReadonlyArray<string | undefined>) => texts.map((text) => text?.trim())

describe('a feed reader', () => {
  it('recognises the format of each feed', () => {
    expect([atom, rss, json].map((text) => parseFeed(text).format)).toEqual(['atom', 'rss', 'json'])
  })

  it('reads the entered text from Atom unchanged, with absolute URLs and dates', () => {
    const { id, title, updated, links, entries = [] } = parseAtomFeed(atom)
    expect({ id, title: title?.value, updated }).toEqual({
      id: `${home}/blog`,
      title: 'Blog & more',
      updated: source.articles[0]?.updated,
    })
    expect(links?.find(({ rel }) => rel === 'self')?.href).toBe(`${home}/atom.xml`)
    expect(trimmed(entries.map((entry) => entry.title?.value))).toEqual(trimmed(hostile))
    for (const [index, entry] of entries.entries()) {
      const written = source.articles[index]
      expect(entry.id).toBe(written?.url)
      expect(entry.published).toBe(written?.published)
      expect(entry.updated).toBe(written?.updated)
      expect(entry.content).toMatchObject({ type: 'text' })
      expect(entry.authors?.[0]?.name?.trim()).toBe(written?.author.trim())
      expect(entry.categories?.at(-1)?.term).toBe('R & D')
      expect(entry.content?.value?.trim()).toBe(written?.text.trim())
      expect(entry.links).toContainEqual({
        href: written?.image?.url,
        rel: 'enclosure',
        type: 'image/jpeg',
        length: written?.image?.bytes,
      })
    }
  })

  it('reads the same from RSS', () => {
    const { title, link, items = [], atom: own } = parseRssFeed(rss)
    expect([title, link, own?.links?.[0]?.href]).toEqual(['Blog & more', `${home}/blog`, `${home}/rss.xml`])
    expect(trimmed(items.map((item) => item.title))).toEqual(trimmed(hostile))
    for (const [index, item] of items.entries()) {
      const written = source.articles[index]
      expect([item.link, item.guid?.value]).toEqual([written?.url, written?.url])
      expect(new Date(item.pubDate ?? '').toISOString()).toBe(written?.published)
      expect(item.description?.trim()).toBe(written?.summary.trim())
      expect(item.enclosures?.[0]).toMatchObject({ url: written?.image?.url, type: 'image/jpeg' })
    }
  })

  it('reads the same from JSON Feed', () => {
    const { title, feed_url: address, items = [] } = parseJsonFeed(json)
    expect([title, address]).toEqual(['Blog & more', `${home}/feed.json`])
    expect(trimmed(items.map((item) => item.title))).toEqual(trimmed(hostile))
    for (const [index, item] of items.entries()) {
      const written = source.articles[index]
      expect([item.url, item.image]).toEqual([written?.url, written?.image?.url])
      expect([item.date_published, item.date_modified]).toEqual([written?.published, written?.updated])
    }
  })

  it('reads no character that XML forbids, and times in UTC', () => {
    const [first] =
      parseAtomFeed(
        feeds({
          ...source,
          articles: [{ ...article('Two \u0000\uD800 ]]> end.', 0), published: '2025-03-05T01:00:00+08:00' }],
        }).atom,
      ).entries ?? []
    expect(first?.title?.value).toBe('Two  ]]> end.')
    expect(first?.published).toBe('2025-03-04T17:00:00.000Z')
  })

  it('reads feeds without any article', () => {
    const none = feeds({ ...source, articles: [] })
    expect(parseAtomFeed(none.atom).entries).toBeUndefined()
    expect(parseRssFeed(none.rss).items).toBeUndefined()
    expect(JSON.parse(none.json)).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      items: [],
    })
  })

  it('refuses a text that is not a feed', () => {
    expect(() => parseFeed('<html><body>not found</body></html>')).toThrow(DetectError)
  })
})
