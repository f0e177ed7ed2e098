import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith'

interface FeedArticle {
  title: string
  /** Its absolute URL, which also identifies it. */
  url: string
  summary: string
  /** The whole article as plain text, with an empty line between paragraphs. */
  text: string
  author: string
  /** Category and topic. */
  tags: readonly string[]
  /** In ISO 8601. */
  published: string
  updated: string
  /** Its image for shared links, a JPEG: absolute URL and size. */
  image?: { url: string; bytes: number }
}

export interface FeedSource {
  title: string
  description: string
  /** Absolute URLs of the feed's page and of each feed itself. */
  home: string
  addresses: { atom: string; rss: string; json: string }
  language: string
  /** Newest first. */
  articles: readonly FeedArticle[]
}

/** The same articles as Atom, RSS 2.0 and JSON Feed 1.1. Text is always escaped, never markup. */
export function feeds(source: FeedSource): { atom: string; rss: string; json: string } {
  const { title, description, home, addresses, language } = source
  const articles = source.articles.map(readable)
  const updated = lastChange(articles)
  const text = (value: string) => ({ value, type: 'text' as const })

  const atom = generateAtomFeed({
    xml: { lang: language },
    id: home,
    title: text(title),
    subtitle: text(description),
    updated,
    links: [
      { rel: 'self', type: 'application/atom+xml', href: addresses.atom },
      { rel: 'alternate', type: 'text/html', href: home },
    ],
    entries: articles.map((article) => ({
      id: article.url,
      title: text(article.title),
      links: [
        { rel: 'alternate', type: 'text/html', href: article.url },
        ...article.enclosures.map(({ url, ...image }) => ({ rel: 'enclosure', href: url, ...image })),
      ],
      published: article.published,
      updated: article.updated,
      authors: [{ name: article.author }],
      categories: article.tags.map((term) => ({ term })),
      summary: text(article.summary),
      content: text(article.text),
    })),
  })

  const rss = generateRssFeed({
    title,
    link: home,
    description,
    language,
    lastBuildDate: updated,
    atom: { links: [{ rel: 'self', type: 'application/rss+xml', href: addresses.rss }] },
    items: articles.map((article) => ({
      guid: { value: article.url, isPermaLink: true },
      title: article.title,
      link: article.url,
      pubDate: article.published,
      enclosures: article.enclosures,
      dc: { creators: [article.author] },
      categories: article.tags.map((name) => ({ name })),
      description: article.summary,
    })),
  })

  const json = generateJsonFeed({
    title,
    description,
    home_page_url: home,
    feed_url: addresses.json,
    language,
    items: articles.map((article) => ({
      id: article.url,
      url: article.url,
      title: article.title,
      summary: article.summary,
      content_text: article.text,
      image: article.image?.url,
      date_published: article.published,
      date_modified: article.updated,
      authors: [{ name: article.author }],
      tags: [...article.tags],
    })),
  })
  // JSON Feed requires the list even if it is empty; the generator leaves an empty one out.
  const withItems = articles.length > 0 ? json : { ...(json as object), items: [] }
  return { atom: tight(atom), rss: tight(rss), json: `${JSON.stringify(withItems, null, 2)}\n` }
}

/**
 * Removes the line breaks that the writer adds around CDATA sections, because they would be part of the text.
 */
const tight = (xml: string) =>
  xml.replaceAll(/>\s+<!\[CDATA\[/g, '><![CDATA[').replaceAll(/\]\]>\s+<\//g, ']]></')

/** An article without characters that are invalid in XML, and with full timestamps. */
function readable(article: FeedArticle) {
  const { title, summary, text, author, tags, published, updated, image } = article
  return {
    ...article,
    title: clean(title),
    summary: clean(summary),
    text: clean(text),
    author: clean(author),
    tags: tags.map(clean),
    published: new Date(published).toISOString(),
    updated: new Date(updated).toISOString(),
    enclosures: image ? [{ url: image.url, length: image.bytes, type: 'image/jpeg' }] : [],
  }
}

/**
 * The newest change; the Unix epoch for a feed without articles, so that repeated builds give the same
 * result.
 */
const lastChange = (articles: ReadonlyArray<{ updated: string }>) =>
  articles.reduce((last, { updated }) => (updated > last ? updated : last), new Date(0).toISOString())

// Invalid in XML 1.0 even when escaped: most control characters, lone surrogates and two noncharacters.
const unspeakable =
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

const clean = (text: string) => text.replace(unspeakable, '')
