import { defineRoute } from '@/app/define-route'
import { questionData } from '@/components/seo/question-data'
import { pricingHead, pricingQuestions } from '@/content/pricing'

export const pricingRoutes = [
  defineRoute({
    path: '/pricing',
    load: () => import('@/pages/pricing-page').then((module) => module.PricingPage),
    meta: () => ({
      ...pricingHead,
      path: '/pricing',
      structuredData: [questionData(pricingQuestions.items)],
    }),
    prerender: { source: 'src/pages/pricing-page.tsx', paths: () => ['/pricing'] },
  }),
]
