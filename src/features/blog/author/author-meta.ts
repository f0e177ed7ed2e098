import { breadcrumbData, studioId } from '@/components/seo/structured-data'
import { describePage } from '@/components/seo/page-description'
import type { PageMeta } from '@/components/seo/page-head'
import { authorSeo, blogTrail } from '@/content/blog'
import { interpolate, type Studio } from '@/content/site'
import { socialLinksOf, type Author, type AuthorPageData } from '@/features/blog/author/author-query'
import { authorPath } from '@/features/blog/post'
import { absoluteUrl } from '@/lib/paths'

export const authorTrail = ({ name, slug }: Pick<Author, 'name' | 'slug'>) => [
  ...blogTrail,
  { label: name, to: authorPath(slug) },
]

/**
 * Metadata of an author's page. `data` is null if not found and undefined while loading; neither is indexed.
 */
export function authorMeta(slug: string, data: AuthorPageData | null | undefined, studio: Studio): PageMeta {
  const { ending, loadingTitle, notFoundTitle, description } = interpolate(authorSeo, studio)
  const path = authorPath(slug)
  if (!data) return { title: data === null ? notFoundTitle : loadingTitle, description, path, noindex: true }
  const { author } = data
  return {
    title: `${[author.name, author.title].filter(Boolean).join(', ')} | ${ending}`,
    description: describePage([author.bio, description]),
    path,
    structuredData: [
      { ...personData(author), mainEntityOfPage: absoluteUrl(path) },
      breadcrumbData(authorTrail(author)),
    ],
  }
}

export const personId = (slug: string) => `${absoluteUrl(authorPath(slug))}#person`

/** An author as schema.org data, the same on their page and in each of their articles. */
export function personData(author: Author) {
  return {
    '@type': 'Person',
    '@id': personId(author.slug),
    name: author.name,
    url: absoluteUrl(authorPath(author.slug)),
    jobTitle: author.title || undefined,
    description: author.bio || undefined,
    image: author.avatar_url ? new URL(author.avatar_url, absoluteUrl('/')).href : undefined,
    sameAs: socialLinksOf(author.social_links).map(({ url }) => url),
    worksFor: { '@type': 'Organization', '@id': studioId() },
  }
}
