import { QueryClient } from '@tanstack/react-query'

/**
 * Data is fetched again after a minute. With `networkMode: always` a request without a network fails and shows so, instead
 * of waiting.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, retry: 1, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  })
}
