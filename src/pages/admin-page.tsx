import { AdminApp } from '@/admin/app/admin-app'
import { withQueryClient } from '@/lib/with-query-client'
import { definePage } from '@/pages/define-page'

/** The admin, with routes of its own below this address: no visitor downloads it. */
export const page = definePage({
  Component: withQueryClient(AdminApp),
  meta: () => ({
    title: 'Admin | {studio}',
    description: 'The desk of {studio}.',
    path: '/admin',
    noindex: true,
  }),
})
