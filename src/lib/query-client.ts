import { QueryClient } from '@tanstack/react-query'
import { subjects } from '@/lib/content-versions'

/**
 * The query client of public pages, admin, build and tests. Content is refetched when its version changes,
 * everything else after a minute. With `networkMode: always`, a request fails visibly offline instead of
 * waiting.
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
