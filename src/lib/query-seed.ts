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
 * Puts a page's data where its queries look for it, so that nothing is fetched before it is shown. It counts as old
 * however young the build is: what an owner changed a moment after it shows at once.
 */
export function plantSeed(client: QueryClient, json: string): void {
  for (const { key, data } of JSON.parse(json) as SeededQuery[]) {
    client.setQueryData(key, data, { updatedAt: 0 })
  }
}
