import type { QueryClient } from '@tanstack/react-query'
import { isSessionRefused } from '@/admin/kit/api/api-error'
import { newsKey } from '@/admin/kit/news/news'
import type { SessionState, SessionStore } from '@/admin/kit/session/session-store'

const renewalPauseMs = 30_000

/** The query that asks the database about the session; see session.ts. */
export const rightsKey = ['admin', 'rights'] as const

const signedInUser = (state: SessionState) => (state.status === 'signed-in' ? state.user.id : undefined)

/**
 * Follows what the server says about the session. Returns the stop function.
 *
 * - A query or change that is rejected for its token requests a new one, and the queries run again. At most once
 *   in 30 s, so that a server which rejects every token does not cause an endless loop.
 * - A session may be over while its token is still valid: a sign-out elsewhere, a new password, a day unused. The
 *   layout's poll then returns null, so the database is asked, and a session that is over ends on this page.
 * - Data fetched as one user is cleared when that user is no longer signed in.
 */
export function followSession(queryClient: QueryClient, session: SessionStore): () => void {
  let renewedAt = -Infinity
  async function renew() {
    if (performance.now() - renewedAt < renewalPauseMs) return
    renewedAt = performance.now()
    if (await session.renew()) await queryClient.invalidateQueries({ queryKey: ['admin'] })
  }

  let user = signedInUser(session.read())
  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return
      const { action } = event
      if (action.type === 'error' && isSessionRefused(action.error)) void renew()
      if (action.type !== 'success' || session.read().status !== 'signed-in') return
      const [, name] = event.query.queryKey
      if (name === newsKey[1] && action.data === null)
        void queryClient.invalidateQueries({ queryKey: rightsKey })
      if (name === rightsKey[1] && action.data === 'ended') void session.end()
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isSessionRefused(event.action.error))
        void renew()
    }),
    session.subscribe(() => {
      const now = signedInUser(session.read())
      if (now !== user) queryClient.removeQueries({ queryKey: ['admin'] })
      user = now
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
