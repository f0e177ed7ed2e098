import { dehydrate, type QueryClient } from '@tanstack/react-query'

/** The data of a page as JSON that is safe inside a script element. */
export const writeState = (client: QueryClient): string =>
  JSON.stringify(dehydrate(client)).replace(/</g, '\\u003c')

/**
 * Throws when a page that was drawn with this client shows a query that is pending or has failed: it would be built as
 * 'Loading…'. A query with `enabled: false` is one that the page turns on in the browser.
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
