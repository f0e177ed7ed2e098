import type { QueryClient } from '@tanstack/react-query'
import { isSessionRefused } from '@/admin/kit/api/api-error'
import type { SessionStore } from '@/admin/kit/session/session-store'

const pauseMs = 30_000

/**
 * Whenever a query or a change is refused for its session, asks for a new token; the queries then run again.
 * At most once in 30 s: a server that refuses every token must not be asked for ever. Gives the stop function.
 */
export function watchRefusals(queryClient: QueryClient, session: SessionStore): () => void {
  let askedAt = -Infinity
  async function look(error: unknown) {
    if (!isSessionRefused(error) || performance.now() - askedAt < pauseMs) return
    askedAt = performance.now()
    if (await session.renew()) await queryClient.invalidateQueries({ queryKey: ['admin'] })
  }
  const stops = [queryClient.getQueryCache(), queryClient.getMutationCache()].map((cache) =>
    cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') void look(event.action.error)
    }),
  )
  return () => stops.forEach((stop) => stop())
}
