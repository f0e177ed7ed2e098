import { AdminApp } from '@/admin/app/admin-app'
import { site } from '@/content/site'
import { definePage } from '@/pages/define-page'

/** The admin, with routes of its own below this address: no visitor downloads it. */
export const page = definePage({
  Component: AdminApp,
  meta: () => ({
    title: `Admin | ${site.name}`,
    description: `The desk of ${site.name}.`,
    path: '/admin',
    noindex: true,
  }),
})
