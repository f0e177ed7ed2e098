import type { QueryClient } from '@tanstack/react-query'
import { isSessionRefused, mayBeSessionless } from '@/admin/kit/api/api-error'
import type { SessionState, SessionStore } from '@/admin/kit/session/session-store'

const renewalPauseMs = 30_000
const questionPauseMs = 5_000

/** The query that says what the database thinks of the session; see session.ts. */
export const rightsKey = ['admin', 'rights'] as const

/** What somebody without a session gets for a read: no rows, zeros, and nothing else. */
const holdsNothing = (value: unknown): boolean =>
  !value || (typeof value === 'object' && Object.values(value).every(holdsNothing))

/**
 * Follows what the server says of the session.
 *
 * - A query or a change that is refused for its token asks for a new one; the queries then run again. At most once in
 *   30 s: a server that refuses every token must not be asked for ever.
 * - A session may be over while its token still holds: signed out elsewhere, another password, a day unused. Rows are
 *   then refused, or simply are not there. So whoever comes back to the page, is refused, or finds nothing asks the
 *   database, and a session that is over is put away.
 * - What was read as one person is gone before anything is drawn for the next, or for nobody; only a session that
 *   ended keeps it, for the same person to come back to, and then it is read anew.
 *
 * Gives the stop function.
 */
export function followSession(queryClient: QueryClient, session: SessionStore): () => void {
  let renewedAt = -Infinity
  async function renew() {
    if (performance.now() - renewedAt < renewalPauseMs) return
    renewedAt = performance.now()
    if (await session.renew()) await queryClient.invalidateQueries({ queryKey: ['admin'] })
  }

  let asking: ReturnType<typeof setTimeout> | undefined
  let askedAt = -Infinity
  /** Many may find nothing at once, and each list that is empty does: they ask together, the last one too. */
  function ask() {
    asking ??= setTimeout(
      () => {
        asking = undefined
        askedAt = performance.now()
        if (session.read().status === 'signed-in') void queryClient.invalidateQueries({ queryKey: rightsKey })
      },
      Math.max(0, askedAt + questionPauseMs - performance.now()),
    )
  }

  function fails(error: unknown) {
    if (isSessionRefused(error)) void renew()
    else if (mayBeSessionless(error)) ask()
  }

  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return
      const { queryKey } = event.query
      if (event.action.type === 'error') fails(event.action.error)
      if (event.action.type !== 'success' || queryKey[0] !== rightsKey[0]) return
      if (queryKey[1] !== rightsKey[1]) {
        if (holdsNothing(event.action.data)) ask()
      } else if (event.action.data === 'ended' && session.read().status === 'signed-in') void session.end()
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') fails(event.action.error)
    }),
  ]
  window.addEventListener('focus', ask)

  const userOf = (state: SessionState) => (state.status === 'signed-in' ? state.user.id : undefined)
  let last = userOf(session.read())
  const unsubscribe = session.subscribe(() => {
    const state = session.read()
    const user = userOf(state)
    const left = state.status === 'signed-out' && state.reason !== 'ended'
    if (left || (user && last && user !== last)) queryClient.removeQueries({ queryKey: ['admin'] })
    // What was found while the session was over is not what the next one finds.
    if (state.status === 'signed-out') queryClient.removeQueries({ queryKey: rightsKey })
    else if (user) void queryClient.invalidateQueries({ queryKey: ['admin'] })
    if (user || left) last = user
  })
  return () => {
    clearTimeout(asking)
    window.removeEventListener('focus', ask)
    ;[...stops, unsubscribe].forEach((stop) => stop())
  }
}
