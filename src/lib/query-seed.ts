import type { QueryClient, QueryKey } from '@tanstack/react-query'

interface SeededQuery {
  key: QueryKey
  data: unknown
}

/** The data of a client as JSON that is safe inside a script element. */
export function writeSeed(client: QueryClient): string {
  const queries = client.getQueryCache().getAll()
  const seed: SeededQuery[] = queries.map(({ queryKey, state }) => ({
    key: queryKey,
    data: state.data,
  }))
  return JSON.stringify(seed).replace(/</g, '\\u003c')
}

/**
 * Puts a prerendered page's data into the cache, so that it is shown without a request. What has no version (and the
 * versions themselves) counts as stale however new the build is, so that it is asked for at once.
 */
export function restoreSeed(client: QueryClient, json: string): void {
  for (const { key, data } of JSON.parse(json) as SeededQuery[]) {
    client.setQueryData(key, data, { updatedAt: 0 })
  }
}
