import { defineRoute } from '@/app/define-route'
import { heads } from '@/content/heads'

/** One lazy part of the bundle with addresses of its own below /admin: no visitor downloads it. */
export const adminRoutes = [
  defineRoute({
    path: '/admin/*',
    load: () => import('@/admin/app/admin-app').then((module) => module.AdminApp),
    meta: () => ({ ...heads.admin, path: '/admin', noindex: true }),
  }),
]
