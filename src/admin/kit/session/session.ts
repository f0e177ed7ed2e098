import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { read } from '@/admin/kit/api/read'
import { rightsKey } from '@/admin/kit/session/follow-session'
import type { Role } from '@/admin/kit/rights/role'
import { createSessionStore, type SessionState } from '@/admin/kit/session/session-store'
import { supabase } from '@/lib/supabase'

/** The single session of this page. It is outside React, so that remounted screens do not fetch it again. */
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
 * The role of this account from the database, or from the token until the database responds. 'none': the
 * account no longer has a role. This only affects the display: the database enforces access.
 */
export function useRole(): Role | 'none' | undefined {
  const state = useSession()
  const user = state.status === 'signed-in' ? state.user : undefined
  const { data } = useQuery({ ...rightsQuery(user?.id ?? ''), enabled: user !== undefined })
  if (data === 'owner' || data === 'sales' || data === 'writer') return data
  return data === 'no_role' ? 'none' : user?.role
}
