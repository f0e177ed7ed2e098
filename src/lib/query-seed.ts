import type { QueryClient, QueryKey } from '@tanstack/react-query'

interface SeededQuery {
  key: QueryKey
  data: unknown
  /** When it was read, in ms since 1970: the client refreshes what is old. */
  at: number
}

/** The data of a client as JSON that is safe inside a script element. */
export function writeSeed(client: QueryClient): string {
  const queries = client.getQueryCache().getAll()
  const seed: SeededQuery[] = queries.map(({ queryKey, state }) => ({
    key: queryKey,
    data: state.data,
    at: state.dataUpdatedAt,
  }))
  return JSON.stringify(seed).replace(/</g, '\\u003c')
}

/** Puts a page's data where its queries look for it, so that nothing is fetched before it is shown. */
export function plantSeed(client: QueryClient, json: string): void {
  for (const { key, data, at } of JSON.parse(json) as SeededQuery[]) {
    client.setQueryData(key, data, { updatedAt: at })
  }
}
