import type { Session, SupabaseClient } from '@supabase/supabase-js'
import type { Role } from '@/admin/kit/rights/role'

/** Why nobody is signed in: the session is over, or the server is unreachable. */
export type SignedOutReason = 'ended' | 'unreachable'

export interface AdminUser {
  id: string
  email: string
  /** The role of the account when its token was issued. */
  role?: Role
  /** The account's second factor, an authenticator app, if it has one. */
  factorId?: string
}

/** `code-needed`: the password was right, and the code of the second factor is still missing. */
export type SessionState =
  | { status: 'checking' }
  | { status: 'signed-out'; reason?: SignedOutReason }
  | { status: 'code-needed'; user: AdminUser & { factorId: string } }
  | { status: 'signed-in'; user: AdminUser }

type Auth = Pick<
  SupabaseClient['auth'],
  'getSession' | 'onAuthStateChange' | 'signInWithPassword' | 'signOut' | 'refreshSession'
>

const roles: Readonly<Record<string, Role | undefined>> = { admin: 'owner', sales: 'sales', writer: 'writer' }

const factorOf = ({ user }: Session) =>
  user.factors?.find(({ factor_type: type, status }) => type === 'totp' && status === 'verified')?.id

/** Whether the session's token says that the second factor was given; the database checks the same claim. */
function hasGivenCode({ access_token: token }: Session): boolean {
  const [, claims = ''] = token.split('.')
  return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).aal === 'aal2'
}

/** Follows the provider's session, including changes in other tabs. */
export function createSessionStore(auth: Auth) {
  let state: SessionState = { status: 'checking' }
  /** Set during a sign-out on this page, which needs no explanation. */
  let leaving = false
  const listeners = new Set<() => void>()

  function become(next: SessionState) {
    state = next
    listeners.forEach((listener) => listener())
  }

  function signedIn(session: Session) {
    const { id, email = '' } = session.user
    const factorId = factorOf(session)
    const role = roles[session.user.app_metadata?.role]
    const next: SessionState =
      factorId && !hasGivenCode(session)
        ? { status: 'code-needed', user: { id, email, role, factorId } }
        : { status: 'signed-in', user: { id, email, role, factorId } }
    // A refreshed token does not change the state.
    if (JSON.stringify(state) === JSON.stringify(next)) return
    become(next)
  }

  function signedOut() {
    if (state.status !== 'signed-out') become({ status: 'signed-out', reason: leaving ? undefined : 'ended' })
  }

  // The first session comes from getSession below, which also reports an unreachable server.
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

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Throws the provider's own error. The state changes with the provider's event. */
    async signIn(email: string, password: string): Promise<void> {
      const { error } = await auth.signInWithPassword({ email, password })
      if (error) throw error
    },

    /**
     * Signs out in all tabs of this browser; other devices stay signed in. Throws the provider's own error.
     */
    async signOut(): Promise<void> {
      leaving = true
      try {
        const { error } = await auth.signOut({ scope: 'local' })
        if (error) throw error
      } finally {
        leaving = false
      }
    },

    /**
     * Called after the API rejected the token. Returns whether there is a new one; a session that cannot be
     * renewed ends.
     */
    async renew(): Promise<boolean> {
      const { data, error } = await auth.refreshSession()
      if (!data.session && error?.name !== 'AuthRetryableFetchError') signedOut()
      return data.session !== null
    },

    /** Ends the session on this page after the database reported that it is over. */
    async end(): Promise<void> {
      await auth.signOut({ scope: 'local' })
      signedOut()
    },
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>
