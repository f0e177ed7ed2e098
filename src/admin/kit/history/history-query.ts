import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { assertAnswered } from '@/admin/kit/api/api-error'
import type { LoggedRow } from '@/admin/kit/history/row-difference'
import type { Database } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

export type Change = Database['public']['Functions']['history']['Returns'][number]

export interface HistoryFilter {
  table?: string
  row?: string
  person?: string
  /** yyyy-mm-dd in Malaysia. */
  day?: string
}

export const pageSize = 30

/** Changes, newest first, page by page. Throws ApiError. */
export const historyQuery = ({ table, row, person, day }: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'history', { table, row, person, day }],
    initialPageParam: undefined as Pick<Change, 'id' | 'created_at'> | undefined,
    queryFn: async ({ pageParam: last, signal }) => {
      const answer = await supabase
        .rpc('history', {
          of_table: table,
          of_row: row,
          of_person: person,
          day,
          before_at: last?.created_at,
          before_id: last?.id,
          page_size: pageSize,
        })
        .retry(false)
        .abortSignal(signal)
      assertAnswered(answer)
      return answer.data ?? []
    },
    getNextPageParam: (page) => (page.length === pageSize ? page.at(-1) : undefined),
  })

/** What a change found and left. */
export const changeQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'history', 'change', id],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const answer = await supabase
        .from('audit_log')
        .select('before,after')
        .eq('id', id)
        .retry(false)
        .abortSignal(signal)
        .single()
      assertAnswered(answer)
      return answer.data as { before: LoggedRow | null; after: LoggedRow | null }
    },
  })

export const historyPeopleQuery = queryOptions({
  queryKey: ['admin', 'history', 'people'],
  queryFn: async ({ signal }) => {
    const answer = await supabase.rpc('history_people').retry(false).abortSignal(signal)
    assertAnswered(answer)
    return answer.data ?? []
  },
})

/** Gives the row of a change what it held before it. Throws ApiError with the database's own words. */
export async function restoreChange(id: string): Promise<void> {
  assertAnswered(await supabase.rpc('restore_row', { change: id }))
}
