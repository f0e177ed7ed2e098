import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import { queryOptions } from '@tanstack/react-query'
import { read, type Readable } from '@/admin/kit/api/read'
import type { LeadTable } from '@/admin/leads/shared/lead-status'

/** The tables whose rows can have notes, a follow-up and a history. */
export type NoteTable = LeadTable | 'newsletter_subscribers'

/** One lead by its `select`, or null if it does not exist. Throws ApiError. */
export const leadQuery = <Row>(
  table: NoteTable,
  id: string,
  select: () => Readable<PostgrestSingleResponse<Row[]>>,
) =>
  queryOptions({
    queryKey: ['admin', 'lead', table, id],
    queryFn: async ({ signal }) => (await read(select(), signal))[0] ?? null,
  })
