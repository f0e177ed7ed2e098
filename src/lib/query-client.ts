import { QueryClient } from '@tanstack/react-query'
import { subjects } from '@/lib/content-versions'

/**
 * Content is fetched again when its version is another one, all else after a minute. With `networkMode: always` a
 * request without a network fails and shows so, instead of waiting.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, retry: 1, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  })
  for (const subject of subjects) client.setQueryDefaults([subject], { staleTime: Infinity })
  return client
}
