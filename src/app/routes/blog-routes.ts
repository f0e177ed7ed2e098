import { defineRoute } from '@/app/define-route'
import { archiveQuery, archiveYearsQuery, wholeArchive } from '@/features/blog/archive/archive-query'
import { articleMeta } from '@/features/blog/article/article-meta'
import { articleQuery, sharePictureQuery } from '@/features/blog/article/article-query'
import { authorMeta } from '@/features/blog/author/author-meta'
import { authorChanges, authorQuery } from '@/features/blog/author/author-query'
import { articlePaths } from '@/features/blog/build/build-queries'
import { noFilters } from '@/features/blog/filters'
import { archiveMeta, blogMeta } from '@/features/blog/list/list-meta'
import { articleListQuery, blogStatsQuery } from '@/features/blog/list/list-queries'
import { taxonomyQuery } from '@/features/blog/queries'

export const blogRoutes = [
  defineRoute({
    path: '/blog',
    load: () => import('@/pages/blog-page').then((module) => module.BlogPage),
    queries: () => ({
      list: articleListQuery(noFilters),
      taxonomy: taxonomyQuery(),
      stats: blogStatsQuery(),
    }),
    meta: ({ data }) => blogMeta(data.list),
    prerender: { source: 'src/pages/blog-page.tsx', paths: () => ['/blog'] },
  }),
  defineRoute({
    path: '/blog/archive',
    load: () => import('@/pages/archive-page').then((module) => module.ArchivePage),
    queries: () => ({
      archive: archiveQuery(wholeArchive),
      years: archiveYearsQuery(),
      taxonomy: taxonomyQuery(),
    }),
    meta: archiveMeta,
    prerender: { source: 'src/pages/archive-page.tsx', paths: () => ['/blog/archive'] },
  }),
  defineRoute({
    path: '/blog/authors/:slug',
    load: () => import('@/pages/author-page').then((module) => module.AuthorPage),
    queries: ({ slug = '' }) => ({ author: authorQuery(slug) }),
    meta: ({ params, data }) => authorMeta(params.slug ?? '', data.author),
    prerender: {
      source: 'src/pages/author-page.tsx',
      paths: async () => [...(await authorChanges()).keys()],
    },
  }),
  defineRoute({
    path: '/blog/:slug',
    load: () => import('@/pages/article-page').then((module) => module.ArticlePage),
    queries: ({ slug = '' }) => ({ article: articleQuery(slug), picture: sharePictureQuery(slug) }),
    meta: ({ params, data }) => articleMeta(params.slug ?? '', data.article, data.picture),
    prerender: { source: 'src/pages/article-page.tsx', paths: articlePaths },
  }),
]
