import { defineRoute } from '@/app/define-route'
import { heads } from '@/content/heads'
import { legalDocumentQuery } from '@/features/legal/queries'

export const legalRoutes = [
  defineRoute({
    path: '/privacy-policy',
    load: () => import('@/pages/privacy-policy-page').then((module) => module.PrivacyPolicyPage),
    queries: () => ({ document: legalDocumentQuery('privacy_policy') }),
    meta: () => ({ ...heads.privacy, path: '/privacy-policy' }),
    prerender: { source: 'src/pages/privacy-policy-page.tsx', paths: () => ['/privacy-policy'] },
  }),
  defineRoute({
    path: '/terms-of-service',
    load: () => import('@/pages/terms-of-service-page').then((module) => module.TermsOfServicePage),
    queries: () => ({ document: legalDocumentQuery('terms_of_service') }),
    meta: () => ({ ...heads.terms, path: '/terms-of-service' }),
    prerender: { source: 'src/pages/terms-of-service-page.tsx', paths: () => ['/terms-of-service'] },
  }),
]
