import { breadcrumbData } from '@/components/seo/breadcrumb-data'
import type { PageMeta } from '@/components/seo/page-meta'
import { studioData } from '@/components/seo/studio-data'
import { archiveHead, blogHead, blogTrail } from '@/content/blog-heads'
import type { ArticleList } from '@/features/blog/list/list-queries'
import { articlePath } from '@/features/blog/post'
import { absoluteUrl } from '@/lib/paths'

/** Metadata of the blog's page, with the articles that stand on it. */
export function blogMeta(list: ArticleList | undefined): PageMeta {
  const posts = list?.posts.map((post) => ({
    '@type': 'BlogPosting',
    headline: post.title,
    url: absoluteUrl(articlePath(post.slug)),
    datePublished: post.published_at ?? undefined,
  }))
  return {
    ...blogHead,
    path: '/blog',
    structuredData: [
      {
        '@type': 'Blog',
        '@id': `${absoluteUrl('/blog')}#blog`,
        name: blogHead.title,
        description: blogHead.description,
        url: absoluteUrl('/blog'),
        inLanguage: 'en-MY',
        publisher: { '@type': 'Organization', '@id': studioData()['@id'] },
        blogPost: posts,
      },
      breadcrumbData(blogTrail),
    ],
  }
}

export const archiveTrail = [...blogTrail, { label: 'Archive', to: '/blog/archive' }] as const

export const archiveMeta = (): PageMeta => ({
  ...archiveHead,
  path: '/blog/archive',
  structuredData: [breadcrumbData(archiveTrail)],
})
