import { breadcrumbData, publisherData } from '@/components/seo/structured-data'
import { describePage } from '@/components/seo/page-description'
import type { PageMeta } from '@/components/seo/page-head'
import { articleSeo, blogTrail } from '@/content/blog'
import { interpolate, type Studio } from '@/content/site'
import type { Article, ArticlePageData, ShareImage } from '@/features/blog/article/article-query'
import { personData, personId } from '@/features/blog/author/author-meta'
import { articlePath, authorPath } from '@/features/blog/post'
import { absoluteUrl } from '@/lib/paths'
import { readMinutes } from '@/lib/read-minutes'

export const articleTrail = ({ title, slug }: { title: string; slug: string }) => [
  ...blogTrail,
  { label: title, to: articlePath(slug) },
]

/**
 * Metadata of an article's page. `data` is null if not found, and undefined while loading or after a failure;
 * neither is indexed.
 */
export function articleMeta(
  slug: string,
  data: ArticlePageData | null | undefined,
  studio: Studio,
  image: ShareImage | null = null,
): PageMeta {
  const { ending, loadingTitle, notFoundTitle, description } = interpolate(articleSeo, studio)
  const path = articlePath(slug)
  if (!data) return { title: data === null ? notFoundTitle : loadingTitle, description, path, noindex: true }
  const { post } = data
  return {
    title: `${post.title} | ${ending}`,
    description: describePage([post.meta_description, post.excerpt, description]),
    path,
    type: 'article',
    image: image?.src,
    imageAlt: image?.alt,
    structuredData: [
      articleData(post, studio, image),
      ...(post.author ? [personData(post.author)] : []),
      breadcrumbData(articleTrail(post)),
    ],
  }
}

function articleData(post: Article, studio: Studio, image: ShareImage | null) {
  const address = absoluteUrl(articlePath(post.slug))
  const publisher = publisherData(studio)
  return {
    '@type': 'Article',
    '@id': `${address}#article`,
    headline: post.title,
    description: post.meta_description || post.excerpt || undefined,
    url: address,
    mainEntityOfPage: address,
    datePublished: post.published_at ?? undefined,
    dateModified: post.updated_at,
    articleSection: post.category ?? undefined,
    keywords: post.topic ?? undefined,
    timeRequired: `PT${readMinutes(post.read_time)}M`,
    image: [image?.src, post.featured_image_url].flatMap((src) =>
      src ? new URL(src, absoluteUrl('/')).href : [],
    ),
    inLanguage: 'en-MY',
    author: post.author
      ? {
          '@type': 'Person',
          '@id': personId(post.author.slug),
          name: post.author.name,
          url: absoluteUrl(authorPath(post.author.slug)),
        }
      : publisher,
    publisher,
  }
}
