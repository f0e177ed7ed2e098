/** What a page says of itself to search engines, link previews and the sitemap. */
export interface PageMeta {
  title: string
  /** One or two sentences, about 120 to 158 characters. */
  description: string
  /** The page's one address, as a path. */
  path: string
  /** Absolute path of a 1200 x 630 picture under this site, or a whole address. */
  image?: string
  /** What stands on it, for those who do not see it. */
  imageAlt?: string
  type?: 'website' | 'article'
  /** Set for pages that must not be found: unsubscribe, admin, unknown addresses. */
  noindex?: boolean
  /** schema.org objects, each with its `@type`; the context is added here. */
  structuredData?: ReadonlyArray<{ '@type': string; [property: string]: unknown }>
}
