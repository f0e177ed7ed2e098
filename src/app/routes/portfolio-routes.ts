import { defineRoute } from '@/app/define-route'
import { breadcrumbData } from '@/components/seo/breadcrumb-data'
import { portfolioHead, portfolioTrail } from '@/content/portfolio-heads'
import { noFilters } from '@/features/portfolio/gallery/gallery-filters'
import {
  categoriesQuery,
  galleryStartQuery,
  portfolioIntroQuery,
  statusCountsQuery,
} from '@/features/portfolio/gallery/gallery-queries'
import { projectMeta } from '@/features/portfolio/project/project-meta'
import { projectPaths, projectQuery } from '@/features/portfolio/project/project-queries'
import { activeProjectCountQuery } from '@/features/portfolio/queries'

export const portfolioRoutes = [
  defineRoute({
    path: '/portfolio',
    load: () => import('@/pages/portfolio-page').then((module) => module.PortfolioPage),
    queries: () => ({
      count: activeProjectCountQuery(),
      intro: portfolioIntroQuery(),
      counts: statusCountsQuery(),
      categories: categoriesQuery(),
      start: galleryStartQuery(noFilters),
    }),
    meta: () => ({
      ...portfolioHead,
      path: '/portfolio',
      structuredData: [breadcrumbData(portfolioTrail)],
    }),
    prerender: { source: 'src/pages/portfolio-page.tsx', paths: () => ['/portfolio'] },
  }),
  defineRoute({
    path: '/portfolio/:slug',
    load: () => import('@/pages/project-page').then((module) => module.ProjectPage),
    queries: ({ slug = '' }) => ({ project: projectQuery(slug) }),
    meta: ({ params, data }) => projectMeta(params.slug ?? '', data.project),
    prerender: { source: 'src/pages/project-page.tsx', paths: projectPaths },
  }),
]
