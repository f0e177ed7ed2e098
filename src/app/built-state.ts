import { dehydrate, type QueryClient } from '@tanstack/react-query'

/** A page's data as JSON that is safe inside a script element. */
export const writeState = (client: QueryClient): string =>
  JSON.stringify(dehydrate(client)).replace(/</g, '\\u003c')

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
