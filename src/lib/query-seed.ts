import type { QueryClient } from '@tanstack/react-query'
import type { SeededQuery } from '@/lib/query-library'

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
 * Puts a prerendered page's data into the cache, so that it is shown without a request. What has no version counts as
 * stale however new the build is, so that it is asked for at once.
 */
export function restoreSeed(client: QueryClient, seed: readonly SeededQuery[]): void {
  for (const { key, data } of seed) client.setQueryData(key, data, { updatedAt: 0 })
}
