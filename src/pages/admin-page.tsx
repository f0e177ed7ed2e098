import { AdminApp } from '@/admin/app/admin-app'
import { site } from '@/content/site'
import { definePage } from '@/pages/define-page'

/** All of the admin, with addresses of its own below this one: no visitor downloads it. */
export const page = definePage({
  Component: AdminApp,
  meta: () => ({
    title: `Admin | ${site.name}`,
    description: `The desk of ${site.name}.`,
    path: '/admin',
    noindex: true,
  }),
})
