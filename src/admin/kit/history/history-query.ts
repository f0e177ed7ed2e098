import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { read } from '@/admin/kit/api/read'
import type { LoggedRow } from '@/admin/kit/history/row-difference'
import type { Database } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

export type Change = Database['public']['Functions']['history']['Returns'][number]

export interface HistoryFilter {
  table?: string
  rows?: readonly string[]
  person?: string
  /** yyyy-mm-dd in Malaysia. */
  day?: string
}

export const pageSize = 30

/** Changes, newest first, page by page. Throws ApiError. */
export const historyQuery = ({ table, rows, person, day }: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'history', { table, rows, person, day }],
    initialPageParam: undefined as Pick<Change, 'id' | 'created_at'> | undefined,
    queryFn: ({ pageParam: last, signal }) =>
      read(
        supabase.rpc('history', {
          of_table: table,
          of_rows: rows && [...rows],
          of_person: person,
          day,
          before_at: last?.created_at,
          before_id: last?.id,
          page_size: pageSize,
        }),
        signal,
      ),
    getNextPageParam: (page) => (page.length === pageSize ? page.at(-1) : undefined),
  })

/** The states before and after a change. */
export const changeQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'history', 'change', id],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const [change] = await read(supabase.from('audit_log').select('before,after').eq('id', id), signal)
      return (change ?? null) as { before: LoggedRow | null; after: LoggedRow | null } | null
    },
  })

export const historyPeopleQuery = queryOptions({
  queryKey: ['admin', 'history', 'people'],
  queryFn: ({ signal }) => read(supabase.rpc('history_people'), signal),
})

/** Restores a row to its state before the change. Throws ApiError. */
export async function restoreChange({ id }: Pick<Change, 'id'>): Promise<void> {
  assertAnswered(await supabase.rpc('restore_change', { change: id }))
}
