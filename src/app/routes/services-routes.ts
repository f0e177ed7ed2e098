import { defineRoute } from '@/app/define-route'
import { directoryArticles, nicheArticles, nicheTopics, servicesHead } from '@/content/services'
import { relatedArticlesQuery } from '@/features/blog/queries'
import { nicheProjectsQuery } from '@/features/portfolio/queries'
import { nicheMeta } from '@/features/services/niche/niche-meta'
import { addressSlug } from '@/features/services/niche-slug'
import {
  nicheDirectoryQuery,
  nichePageQuery,
  nichePaths,
  nicheRedirects,
  nicheTestimonialsQuery,
} from '@/features/services/queries'

export const servicesRoutes = [
  defineRoute({
    path: '/services',
    load: () => import('@/pages/services-page').then((module) => module.ServicesPage),
    queries: () => ({
      niches: nicheDirectoryQuery(),
      articles: relatedArticlesQuery([], directoryArticles.count),
    }),
    meta: () => ({ ...servicesHead, path: '/services' }),
    prerender: { source: 'src/pages/services-page.tsx', paths: () => ['/services'] },
  }),
  defineRoute({
    path: '/services/:slug',
    load: () => import('@/pages/niche-page').then((module) => module.NichePage),
    queries: (params) => {
      const slug = addressSlug(params.slug)
      return {
        niche: nichePageQuery(slug),
        projects: nicheProjectsQuery(slug),
        testimonials: nicheTestimonialsQuery(slug),
        articles: relatedArticlesQuery(nicheTopics(slug), nicheArticles.count),
      }
    },
    meta: ({ data }) => nicheMeta(data.niche),
    prerender: { source: 'src/pages/niche-page.tsx', paths: nichePaths },
    redirects: nicheRedirects,
  }),
]
