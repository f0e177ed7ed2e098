import type { QueryClient } from '@tanstack/react-query'
import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { isSessionRefused, mayBeSessionless } from '@/admin/kit/api/api-error'

/** Why nobody is signed in: the session is over, another tab left, or the server could not be asked. */
export type SignedOutReason = 'ended' | 'elsewhere' | 'unreachable'

export type SessionState =
  | { status: 'checking' }
  | { status: 'signed-out'; reason?: SignedOutReason }
  | { status: 'signed-in'; user: { id: string; email: string } }

type Auth = Pick<
  SupabaseClient['auth'],
  'getSession' | 'onAuthStateChange' | 'signInWithPassword' | 'signOut' | 'refreshSession'
>

/** Follows the provider's session, from whichever tab it changes, and says why it ended. */
export function createSessionStore(auth: Auth) {
  let state: SessionState = { status: 'checking' }
  let expiresAt = Infinity
  /** Set while this page itself ends the session, so that the event is not taken for another tab's. */
  let cause: 'left' | 'refused' | undefined
  const listeners = new Set<() => void>()

  function become(next: SessionState) {
    state = next
    listeners.forEach((listener) => listener())
  }

  function signedIn({ user, expires_at: expiry }: Session) {
    expiresAt = expiry ?? Infinity
    const email = user.email ?? ''
    // A refreshed token changes nothing on the screen.
    if (state.status === 'signed-in' && state.user.id === user.id && state.user.email === email) return
    become({ status: 'signed-in', user: { id: user.id, email } })
  }

  function signedOut() {
    if (state.status === 'signed-out') return
    const expired = state.status === 'checking' || expiresAt * 1000 <= Date.now()
    if (cause === 'left') become({ status: 'signed-out' })
    else become({ status: 'signed-out', reason: cause === 'refused' || expired ? 'ended' : 'elsewhere' })
  }

  // The first session is taken from getSession below, which also says when the server could not be asked.
  auth.onAuthStateChange((event, session) => {
    if (event === 'INITIAL_SESSION') return
    if (session) signedIn(session)
    else if (event === 'SIGNED_OUT') signedOut()
  })

  void auth.getSession().then(({ data, error }) => {
    if (state.status !== 'checking') return
    if (data.session) signedIn(data.session)
    else become({ status: 'signed-out', reason: error ? 'unreachable' : undefined })
  })

  /** Whatever the work does to the session is this page's own doing. */
  async function causing<Result>(why: typeof cause, work: () => Promise<Result>): Promise<Result> {
    cause = why
    try {
      return await work()
    } finally {
      cause = undefined
    }
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Throws the provider's own error. The state follows by the event. */
    async signIn(email: string, password: string): Promise<void> {
      const { error } = await auth.signInWithPassword({ email, password })
      if (error) throw error
    },

    /** Leaves in this browser, in all its tabs; other devices stay signed in. Throws the provider's own error. */
    async signOut(): Promise<void> {
      const { error } = await causing('left', () => auth.signOut({ scope: 'local' }))
      if (error) throw error
    },

    /** The API refused our token. True when there is a new one; a session that cannot be renewed is over. */
    renew: (): Promise<boolean> =>
      causing('refused', async () => {
        const { data, error } = await auth.refreshSession()
        if (!data.session && error?.name !== 'AuthRetryableFetchError') signedOut()
        return data.session !== null
      }),

    /** The database takes the session for over while this page still holds it: it is put away here as well. */
    end: (): Promise<void> =>
      causing('refused', async () => {
        await auth.signOut({ scope: 'local' })
        signedOut()
      }),
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>

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
