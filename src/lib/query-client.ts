import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { subjects } from '@/lib/content-versions'
import { provideLibrary, type Library } from '@/lib/query-library'
import { restoreSeed } from '@/lib/query-seed'

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

/** Batched: a query that starts while a component renders must not update another meanwhile. */
export const libraryOf = (client: QueryClient): Library => ({
  client,
  observe: (query) => {
    const observer = new QueryObserver(client, query)
    return {
      result: () => observer.getCurrentResult(),
      subscribe: (notify) => observer.subscribe(notifyManager.batchCalls(notify)),
    }
  },
  subscribe: (notify) => client.getQueryCache().subscribe(notifyManager.batchCalls(notify)),
})

provideLibrary((seed) => {
  const client = createQueryClient()
  restoreSeed(client, seed)
  return libraryOf(client)
})
