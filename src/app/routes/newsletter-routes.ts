import { defineRoute } from '@/app/define-route'
import { heads } from '@/content/heads'

export const newsletterRoutes = [
  defineRoute({
    path: '/unsubscribe',
    load: () => import('@/pages/unsubscribe-page').then((module) => module.UnsubscribePage),
    meta: () => ({ ...heads.unsubscribe, path: '/unsubscribe', noindex: true }),
  }),
]
