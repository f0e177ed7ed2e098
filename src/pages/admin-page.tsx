import { AdminApp } from '@/admin/app/admin-app'
import { definePage } from '@/pages/define-page'

/** The admin, a separate chunk with its own routes below this path, so that visitors do not download it. */
export const page = definePage({
  Component: AdminApp,
  meta: () => ({
    title: 'Admin | {studio}',
    description: 'The admin of {studio}.',
    path: '/admin',
    noindex: true,
  }),
})
