import type { Listing } from '@/admin/kit/list/list-description'
import { useLocation, useNavigate } from 'react-router-dom'

export interface Sort {
  /** The id of a column. */
  id: string
  descending: boolean
}

/**
 * What a list shows, kept entirely in the URL, so that Back, a reload and a shared link give the same list.
 */
export interface ListView {
  search: string
  /** The chosen option of each filter; 'all' if none. */
  filters: Readonly<Record<string, string>>
  /** Absent: the list's own order. */
  sort?: Sort
  /** Starts at 1. */
  page: number
}

type Described = Pick<Listing<{ id: string }>, 'filters' | 'choices' | 'defaultSort'> & {
  columns: ReadonlyArray<{ id: string; sortBy?: string }>
}

const longest = 200

/** The order of a view: the chosen one, else that of its filter or of the list. */
export const sortOf = ({ filters = [], defaultSort }: Described, view: ListView): Sort =>
  view.sort ??
  filters.flatMap(
    ({ name, options }) => options.find(({ value }) => value === view.filters[name])?.sort ?? [],
  )[0] ??
  defaultSort

/** Reads a URL. Unknown values (a filter's option, a column, a page) fall back to the default. */
export function readView(resource: Described, search: string): ListView {
  const params = new URLSearchParams(search)
  const sortable = resource.columns.some(({ id, sortBy }) => sortBy && id === params.get('sort'))
  const page = Number(params.get('page'))
  const filters: ListView['filters'] = Object.fromEntries([
    ...(resource.filters ?? []).map(({ name, options }) => {
      const chosen = params.get(name)
      return [name, options.find(({ value }) => value === chosen)?.value ?? 'all']
    }),
    ...(resource.choices ?? []).map(({ name }) => [name, params.get(name) || 'all']),
  ])
  return {
    search: (params.get('q') ?? '').slice(0, longest),
    filters,
    sort: sortable ? { id: params.get('sort') ?? '', descending: params.get('order') === 'desc' } : undefined,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** The URL's `?…` for a view without default values; '' for the default view. */
export function writeView(resource: Described, view: ListView): string {
  const params = new URLSearchParams()
  if (view.search) params.set('q', view.search)
  for (const [name, value] of Object.entries(view.filters)) if (value !== 'all') params.set(name, value)
  const own = sortOf(resource, { ...view, sort: undefined })
  if (view.sort && !(view.sort.id === own.id && view.sort.descending === own.descending)) {
    params.set('sort', view.sort.id)
    params.set('order', view.sort.descending ? 'desc' : 'asc')
  }
  if (view.page > 1) params.set('page', String(view.page))
  const text = params.toString()
  return text && `?${text}`
}

/** Whether a search or filter narrows the list: if so, an empty list means 'none found', not 'none yet'. */
export const isNarrowed = (view: ListView) =>
  view.search.trim() !== '' || Object.values(view.filters).some((value) => value !== 'all')

/**
 * The list's view and its setters. All of it is in the URL; any change but that of the page leads to page 1.
 */
export function useListView(resource: Described) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const view = readView(resource, search)

  /** The URL of this list with a changed view, on its first page unless the page changes. */
  const addressOf = (change: Partial<ListView>) =>
    pathname + writeView(resource, { ...view, page: 1, ...change })

  return {
    view,
    addressOf,
    change: (change: Partial<ListView>, options?: { replace?: boolean }) =>
      void navigate(addressOf(change), options),
  }
}
