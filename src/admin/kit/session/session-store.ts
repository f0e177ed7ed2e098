import type { Session, SupabaseClient } from '@supabase/supabase-js'
import type { Role } from '@/admin/kit/session/role'

/** Why nobody is signed in: the session is over, or the server could not be asked. */
export type SignedOutReason = 'ended' | 'unreachable'

export interface AdminUser {
  id: string
  email: string
  /** As the account had it when its token was made. */
  role?: Role
  /** The account's second factor, where it has one: an app that shows codes. */
  factorId?: string
}

/** `code-needed`: the password was right, and the code of the second factor is still to be given. */
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

/** Whether the second factor was given for this session, as its token says; the database reads the same. */
function hasGivenCode({ access_token: token }: Session): boolean {
  const [, claims = ''] = token.split('.')
  return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).aal === 'aal2'
}

/** Follows the provider's session, from whichever tab it changes. */
export function createSessionStore(auth: Auth) {
  let state: SessionState = { status: 'checking' }
  /** Set while somebody signs out on this page: that needs no explanation. */
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
    // A refreshed token changes nothing on the screen.
    if (JSON.stringify(state) === JSON.stringify(next)) return
    become(next)
  }

  function signedOut() {
    if (state.status !== 'signed-out') become({ status: 'signed-out', reason: leaving ? undefined : 'ended' })
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
      leaving = true
      try {
        const { error } = await auth.signOut({ scope: 'local' })
        if (error) throw error
      } finally {
        leaving = false
      }
    },

    /** The API refused our token. True when there is a new one; a session that cannot be renewed is over. */
    async renew(): Promise<boolean> {
      const { data, error } = await auth.refreshSession()
      if (!data.session && error?.name !== 'AuthRetryableFetchError') signedOut()
      return data.session !== null
    },

    /** The database says that the session is over while this page still holds it: it ends here too. */
    async end(): Promise<void> {
      await auth.signOut({ scope: 'local' })
      signedOut()
    },
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>
