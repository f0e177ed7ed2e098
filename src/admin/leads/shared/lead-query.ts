import { queryOptions } from '@tanstack/react-query'
import { assertAnswered } from '@/admin/kit/api/api-error'
import type { Database } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

export type NoteTable =
  'booking_submissions' | 'contact_submissions' | 'work_opportunities' | 'newsletter_subscribers' | 'orders'

type Stored<Table extends NoteTable> = Database['public']['Tables'][Table]['Row']

/** What a detail screen never asks for: whoever has these may act in the visitor's name. */
const secrets = ['manage_token', 'unsubscribe_token', 'idempotency_key']

/** One lead with the columns named, or null when it is not there. Throws ApiError. */
export const leadQuery = <Table extends NoteTable, Column extends keyof Stored<Table> & string>(
  table: Table,
  id: string,
  columns: readonly Column[],
) =>
  queryOptions({
    // Screens that ask for other columns of one row each hold their own answer.
    queryKey: ['admin', 'lead', table, id, columns],
    queryFn: async ({ signal }) => {
      const wanted = columns.filter((column) => !secrets.includes(column)).join(',')
      const answer = await supabase
        .from(table as NoteTable)
        .select(wanted)
        .eq('id', id)
        .limit(1)
        .retry(false)
        .abortSignal(signal)
      assertAnswered(answer)
      return ((answer.data as unknown as Array<Pick<Stored<Table>, Column>> | null)?.[0] ?? null) as Pick<
        Stored<Table>,
        Column
      > | null
    },
  })
