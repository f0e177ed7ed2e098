import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { read } from '@/admin/kit/api/read'
import { rightsKey } from '@/admin/kit/session/follow-session'
import { createSessionStore, type SessionState } from '@/admin/kit/session/session-store'
import { supabase } from '@/lib/supabase'

/** The one session of this page. It lives outside React: a screen that comes and goes must not ask again. */
export const session = createSessionStore(supabase.auth)

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.read)
}

const rightsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...rightsKey, userId],
    queryFn: ({ signal }) => read(supabase.rpc('session_state'), signal),
  })

/**
 * Whether this account is an administrator, as the database sees it. Only words on the screen follow from it:
 * the rules are the database's. `unknown` while asked, and when it could not be asked.
 */
export function useRights(): 'administrator' | 'stranger' | 'unknown' {
  const state = useSession()
  const userId = state.status === 'signed-in' ? state.user.id : ''
  const { data } = useQuery({ ...rightsQuery(userId), enabled: userId !== '' })
  if (data === 'ok') return 'administrator'
  return data === 'no_admin' ? 'stranger' : 'unknown'
}
