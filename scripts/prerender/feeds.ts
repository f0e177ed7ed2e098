export interface FeedArticle {
  title: string
  /** Its absolute address, which is its identity too. */
  url: string
  summary: string
  /** The whole article as plain words, paragraphs apart by an empty line. */
  text: string
  author: string
  /** Category and topic. */
  tags: readonly string[]
  /** As ISO 8601. */
  published: string
  updated: string
  /** Its picture for shared links, a JPEG: absolute address and size. */
  picture?: { url: string; bytes: number }
}

export interface FeedSource {
  title: string
  description: string
  /** Absolute addresses: of the page the feed stands for, and of each feed itself. */
  home: string
  addresses: { atom: string; rss: string; json: string }
  language: string
  /** Newest first. */
  articles: readonly FeedArticle[]
}

/** The same articles as Atom, RSS 2.0 and JSON Feed 1.1. Text is escaped, never markup. */
export function feeds(source: FeedSource): { atom: string; rss: string; json: string } {
  return { atom: atom(source), rss: rss(source), json: json(source) }
}

function atom({ title, description, home, addresses, language, articles }: FeedSource): string {
  const entries = articles.map(
    (article) => `  <entry>
    <id>${xml(article.url)}</id>
    <title>${xml(article.title)}</title>
    <link rel="alternate" type="text/html" href="${xml(article.url)}"/>
    <published>${stamp(article.published)}</published>
    <updated>${stamp(article.updated)}</updated>
${enclosure(article, 'link rel="enclosure" href')}    <author><name>${xml(article.author)}</name></author>
${article.tags.map((tag) => `    <category term="${xml(tag)}"/>\n`).join('')}    <summary type="text">${xml(article.summary)}</summary>
    <content type="text">${xml(article.text)}</content>
  </entry>
`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(language)}">
  <id>${xml(home)}</id>
  <title>${xml(title)}</title>
  <subtitle>${xml(description)}</subtitle>
  <updated>${stamp(lastChange(articles))}</updated>
  <link rel="self" type="application/atom+xml" href="${xml(addresses.atom)}"/>
  <link rel="alternate" type="text/html" href="${xml(home)}"/>
${entries.join('')}</feed>
`
}

function rss({ title, description, home, addresses, language, articles }: FeedSource): string {
  const items = articles.map(
    (article) => `    <item>
      <guid isPermaLink="true">${xml(article.url)}</guid>
      <title>${xml(article.title)}</title>
      <link>${xml(article.url)}</link>
      <pubDate>${new Date(article.published).toUTCString()}</pubDate>
${enclosure(article, 'enclosure url')}      <dc:creator>${xml(article.author)}</dc:creator>
${article.tags.map((tag) => `      <category>${xml(tag)}</category>\n`).join('')}      <description>${xml(article.summary)}</description>
    </item>
`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${xml(title)}</title>
    <link>${xml(home)}</link>
    <description>${xml(description)}</description>
    <language>${xml(language)}</language>
    <lastBuildDate>${new Date(lastChange(articles)).toUTCString()}</lastBuildDate>
    <atom:link rel="self" type="application/rss+xml" href="${xml(addresses.rss)}"/>
${items.join('')}  </channel>
</rss>
`
}

/** The picture as an empty element; `tag` ends with the name of the attribute that holds its address. */
const enclosure = ({ picture }: FeedArticle, tag: string) =>
  picture ? `    <${tag}="${xml(picture.url)}" length="${picture.bytes}" type="image/jpeg"/>\n` : ''

function json({ title, description, home, addresses, language, articles }: FeedSource): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
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
      image: article.picture?.url,
      date_published: stamp(article.published),
      date_modified: stamp(article.updated),
      authors: [{ name: article.author }],
      tags: article.tags,
    })),
  }
  return `${JSON.stringify(feed, null, 2)}\n`
}

/** The newest change; the beginning of time for a feed without articles, so that building twice gives the same. */
function lastChange(articles: readonly FeedArticle[]): string {
  return articles.reduce((last, { updated }) => (stamp(updated) > last ? stamp(updated) : last), stamp(0))
}

const stamp = (moment: string | number) => new Date(moment).toISOString()

// What XML 1.0 cannot hold even when escaped: most control characters, lone surrogates and two noncharacters.
const unspeakable =
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

function xml(text: string): string {
  return text.replace(unspeakable, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
