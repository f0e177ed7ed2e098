import { queryOptions, useQuery } from '@tanstack/react-query'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { useSession } from '@/admin/kit/session/session'
import { supabase } from '@/lib/supabase'

const rightsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['admin', 'rights', userId],
    queryFn: async ({ signal }) => {
      const answer = await supabase.rpc('is_admin').retry(false).abortSignal(signal)
      assertAnswered(answer)
      return answer.data === true
    },
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
