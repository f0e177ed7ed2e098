import { defineRoute } from '@/app/define-route'
import { studioData } from '@/components/seo/studio-data'
import { contactHead, quoteHead } from '@/content/contact-heads'
import { absoluteUrl } from '@/lib/paths'

export const contactRoutes = [
  defineRoute({
    path: '/contact',
    load: () => import('@/pages/contact-page').then((module) => module.ContactPage),
    meta: () => ({
      ...contactHead,
      path: '/contact',
      structuredData: [{ '@type': 'ContactPage', url: absoluteUrl('/contact'), mainEntity: studioData() }],
    }),
    prerender: { source: 'src/pages/contact-page.tsx', paths: () => ['/contact'] },
  }),
  defineRoute({
    path: '/get-a-quote',
    load: () => import('@/pages/quote-page').then((module) => module.QuotePage),
    meta: () => ({ ...quoteHead, path: '/get-a-quote' }),
    prerender: { source: 'src/pages/quote-page.tsx', paths: () => ['/get-a-quote'] },
  }),
]
