import { QueryClient } from '@tanstack/react-query'

/**
 * Data put into a page at build time is old by the time it is read: it is shown at once and fetched again
 * after a minute's age. `networkMode: always` lets a dead network fail and say so instead of waiting forever.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, retry: 1, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  })
}
