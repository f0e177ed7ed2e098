import type { QueryClient } from '@tanstack/react-query'
import type { SessionStore } from '@/admin/kit/session/session-store'

/**
 * What was read as one person is gone before anything is drawn for the next, or for nobody. Only a session that ran
 * out keeps it, for the same person to come back to. Gives the stop function.
 */
export function forgetOnLeave(queryClient: QueryClient, session: SessionStore): () => void {
  const userOf = (state: ReturnType<SessionStore['read']>) =>
    state.status === 'signed-in' ? state.user.id : null
  let last = userOf(session.read())
  return session.subscribe(() => {
    const state = session.read()
    const user = userOf(state)
    const left = state.status === 'signed-out' && state.reason !== 'ended'
    if (left || (user && last && user !== last)) queryClient.removeQueries({ queryKey: ['admin'] })
    if (user || left) last = user
  })
}
