import { useSyncExternalStore } from 'react'
import { createSessionStore, type SessionState } from '@/admin/kit/session/session-store'
import { supabase } from '@/lib/supabase'

/** The one session of this page. It lives outside React: a screen that comes and goes must not ask again. */
export const session = createSessionStore(supabase.auth)

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.read)
}
