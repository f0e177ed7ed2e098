import { queryOptions } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import type { Database } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

export type NoteTable =
  | 'booking_submissions'
  | 'contact_submissions'
  | 'work_opportunities'
  | 'newsletter_subscribers'
  | 'orders'

type Stored<Table extends NoteTable> = Database['public']['Tables'][Table]['Row']

/** One lead with the named columns, or null if it does not exist. Throws ApiError. */
export const leadQuery = <Table extends NoteTable, Column extends keyof Stored<Table> & string>(
  table: Table,
  id: string,
  columns: readonly Column[],
) =>
  queryOptions({
    // Screens with different columns of the same row need separate cache entries.
    queryKey: ['admin', 'lead', table, id, columns],
    queryFn: async ({ signal }) => {
      const wanted = supabase.from(table as NoteTable).select(columns.join(','))
      const rows = (await read(wanted.eq('id', id), signal)) as unknown as Array<Pick<Stored<Table>, Column>>
      return rows[0] ?? null
    },
  })
