import { useLocation, useNavigate } from 'react-router-dom'
import { readView, writeView, type ListView } from '@/admin/kit/list/list-view'
import type { Listing } from '@/admin/kit/list/list-description'

/** The list's view and what changes it. All of it is in the address; only the page stays when nothing else moves. */
export function useListView<Row extends { id: string }>(resource: Listing<Row>) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const view = readView(resource, search)

  /** The address of this list with something changed: of the first page, unless it is the page that changes. */
  const addressOf = (change: Partial<ListView>) =>
    pathname + writeView(resource, { ...view, page: 1, ...change })

  return {
    view,
    addressOf,
    change: (change: Partial<ListView>, options?: { replace?: boolean }) =>
      void navigate(addressOf(change), options),
  }
}
