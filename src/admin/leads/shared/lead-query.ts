import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import { queryOptions } from '@tanstack/react-query'
import { read, type Readable } from '@/admin/kit/api/read'
import { adminPaths } from '@/admin/kit/paths'
import type { LeadTable } from '@/admin/leads/shared/lead-status'

/** The tables whose rows can have notes, a follow-up and a history. */
export type NoteTable = LeadTable | 'newsletter_subscribers'

/** The path of the list of each kind of lead. */
export const leadLists: Readonly<Record<NoteTable, string>> = {
  booking_submissions: adminPaths.bookings,
  contact_submissions: adminPaths.enquiries,
  work_opportunities: adminPaths.applications,
  orders: adminPaths.orders,
  newsletter_subscribers: adminPaths.subscribers,
}

/** The path of a lead's screen. */
export const leadPath = (table: NoteTable, id: string) => `${leadLists[table]}/${id}`

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
