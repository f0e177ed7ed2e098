import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { read } from '@/admin/kit/api/read'
import { createSessionStore, type SessionState } from '@/admin/kit/session/session-store'
import { supabase } from '@/lib/supabase'

/** The one session of this page. It lives outside React: a screen that comes and goes must not ask again. */
export const session = createSessionStore(supabase.auth)

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.read)
}

const rightsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['admin', 'rights', userId],
    queryFn: ({ signal }) => read(supabase.rpc('is_admin'), signal),
  })

/**
 * Whether this account is an administrator, as the database sees it. Only words on the screen follow from it:
 * the rules are the database's. `unknown` while asked, and when it could not be asked.
 */
export function useRights(): { state: 'administrator' | 'stranger' | 'unknown'; asking: boolean } {
  const state = useSession()
  const userId = state.status === 'signed-in' ? state.user.id : ''
  const rights = useQuery({ ...rightsQuery(userId), enabled: userId !== '' })
  if (rights.data === undefined) return { state: 'unknown', asking: rights.isPending }
  return { state: rights.data ? 'administrator' : 'stranger', asking: false }
}
