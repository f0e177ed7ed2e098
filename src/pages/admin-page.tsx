import { AdminApp } from '@/admin/app/admin-app'
import { definePage } from '@/pages/define-page'

/** The admin, with routes of its own below this address: no visitor downloads it. */
export const page = definePage({
  Component: AdminApp,
  meta: () => ({
    title: 'Admin | {studio}',
    description: 'The admin of {studio}.',
    path: '/admin',
    noindex: true,
  }),
})
