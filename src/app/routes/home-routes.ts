import { defineRoute } from '@/app/define-route'
import { studioData } from '@/components/seo/studio-data'
import { heads } from '@/content/heads'
import {
  activeProjectCountQuery,
  featuredIntroQuery,
  featuredProjectsQuery,
} from '@/features/portfolio/queries'

const home = {
  load: () => import('@/pages/home-page').then((module) => module.HomePage),
  queries: () => ({
    featured: featuredProjectsQuery(),
    count: activeProjectCountQuery(),
    intro: featuredIntroQuery(),
  }),
} as const

export const homeRoutes = [
  defineRoute({
    ...home,
    path: '/',
    meta: () => ({ ...heads.home, path: '/', structuredData: [studioData()] }),
    prerender: { source: 'src/pages/home-page.tsx', paths: () => ['/'] },
  }),
  // Any unknown address shows Home, and is not to be indexed.
  defineRoute({
    ...home,
    path: '*',
    meta: () => ({ ...heads.home, path: '/', noindex: true }),
  }),
]
