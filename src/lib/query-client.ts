import { QueryClient } from '@tanstack/react-query'
import { subjects } from '@/lib/content-versions'

/**
 * The one setup of the query library, for public pages, the admin, the build and tests. Content is fetched again when its
 * version has changed, all else after a minute. With `networkMode: always` a request without a network fails and shows
 * so, instead of waiting.
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
