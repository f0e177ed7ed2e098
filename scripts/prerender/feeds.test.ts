// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { feeds, type FeedSource } from './feeds'

const source: FeedSource = {
  title: 'A & B',
  description: 'Words <about> sites',
  home: 'https://studio.example/blog',
  addresses: {
    atom: 'https://studio.example/feed.atom',
    rss: 'https://studio.example/feed.rss',
    json: 'https://studio.example/feed.json',
  },
  language: 'en-MY',
  articles: [
    {
      title: 'Fees</title><script>alert(1)</script>',
      url: 'https://studio.example/blog/fees?a=1&b=2',
      summary: 'In "short"',
      text: 'One.\n\nTwo \u0000\uD800 ]]> end.',
      author: 'A Writer',
      tags: ['Law', 'R & D'],
      published: '2025-03-05T01:00:00+08:00',
      updated: '2025-04-01T00:00:00Z',
    },
    {
      title: 'Older',
      url: 'https://studio.example/blog/older',
      summary: '',
      text: '',
      author: 'Team',
      tags: [],
      published: '2025-01-01T00:00:00Z',
      updated: '2025-01-01T00:00:00Z',
    },
  ],
}

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}

describe('the feeds', () => {
  it('Atom contains each article as text, with author, dates and URL', () => {
    const document = parse(feeds(source).atom)
    const entry = document.querySelector('entry')
    expect(document.querySelectorAll('entry')).toHaveLength(2)
    expect(document.querySelector('feed > title')?.textContent).toBe('A & B')
    expect(document.querySelector('feed > updated')?.textContent).toBe('2025-04-01T00:00:00.000Z')
    expect(entry?.querySelector('title')?.textContent).toBe('Fees</title><script>alert(1)</script>')
    expect(entry?.querySelector('link')?.getAttribute('href')).toBe(
      'https://studio.example/blog/fees?a=1&b=2',
    )
    expect(entry?.querySelector('published')?.textContent).toBe('2025-03-04T17:00:00.000Z')
    expect(entry?.querySelector('content')?.textContent).toBe('One.\n\nTwo  ]]> end.')
    expect(entry?.querySelector('author > name')?.textContent).toBe('A Writer')
    expect([...(entry?.querySelectorAll('category') ?? [])].map((tag) => tag.getAttribute('term'))).toEqual([
      'Law',
      'R & D',
    ])
  })

  it('RSS contains the same articles, with dates in the format of emails', () => {
    const document = parse(feeds(source).rss)
    const item = document.querySelector('item')
    expect(document.querySelectorAll('item')).toHaveLength(2)
    expect(item?.querySelector('guid')?.textContent).toBe('https://studio.example/blog/fees?a=1&b=2')
    expect(item?.querySelector('pubDate')?.textContent).toBe('Tue, 04 Mar 2025 17:00:00 GMT')
    expect(item?.querySelector('description')?.textContent).toBe('In "short"')
  })

  it('JSON Feed is JSON, of version 1.1, with a text for each item', () => {
    const feed = JSON.parse(feeds(source).json) as { version: string; items: Array<Record<string, unknown>> }
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1')
    expect(feed.items.map(({ id }) => id)).toEqual(source.articles.map(({ url }) => url))
    expect(feed.items.every((item) => typeof item.content_text === 'string')).toBe(true)
  })

  it('are well formed without any article', () => {
    const none = feeds({ ...source, articles: [] })
    expect(parse(none.atom).querySelectorAll('entry')).toHaveLength(0)
    expect(parse(none.rss).querySelectorAll('item')).toHaveLength(0)
  })
})
