import { defineRoute } from '@/app/define-route'
import { articleMeta } from '@/features/blog/article-meta'
import { articlePaths, articleQuery } from '@/features/blog/article-query'

export const blogRoutes = [
  defineRoute({
    path: '/blog/:slug',
    load: () => import('@/pages/article-page').then((module) => module.ArticlePage),
    queries: ({ slug = '' }) => ({ article: articleQuery(slug) }),
    meta: ({ params, data }) => articleMeta(params.slug ?? '', data.article),
    layout: 'public',
    prerender: { source: 'src/pages/article-page.tsx', paths: articlePaths },
  }),
]
