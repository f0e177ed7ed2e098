import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** A page's data as JSON that is safe inside a script element: the key and data of each query, and no more. */
export const writeState = (client: QueryClient): string => {
  const loaded = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' })
  return JSON.stringify(loaded.map(({ queryKey, state }) => [queryKey, state.data])).replace(/</g, '\\u003c')
}

/** Gives a page's data to its client. It counts as old: a browser asks at once for what has changed since. */
export function readState(client: QueryClient, state: string): void {
  for (const [queryKey, data] of JSON.parse(state) as Array<[QueryKey, unknown]>)
    client.setQueryData(queryKey, data, { updatedAt: 0 })
}

/**
 * Throws if a query is pending or failed after the render, because the page would be built as 'Loading…'. A
 * query with `enabled: false` is left for the browser.
 */
export function refuseUnread(path: string, client: QueryClient): void {
  const unread = client.getQueryCache().findAll({
    predicate: ({ state, options }) =>
      state.status !== 'success' && !('enabled' in options && options.enabled === false),
  })
  if (unread.length === 0) return
  const keys = unread.map(({ queryKey }) => JSON.stringify(queryKey)).join(', ')
  throw new Error(`${path} shows what it was not built with: ${keys}. Add the query to the page's queries.`)
}
