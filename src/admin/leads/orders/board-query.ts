import { queryOptions } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import type { Tables } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

/** An order as its card shows it. */
export type OrderCard = Pick<
  Tables<'orders'>,
  'id' | 'order_number' | 'customer_name' | 'amount_sen' | 'status' | 'due_date' | 'lost_reason'
>

export interface BoardColumn {
  status: string
  /** All of this status, of which `newest` has at most 30. */
  orders: number
  amount_sen: number
  newest: readonly OrderCard[]
}

/** The statuses that have orders. Under 'list', so that it is read again when something has come in. Throws ApiError. */
export const boardQuery = queryOptions({
  queryKey: ['admin', 'list', 'order-board'],
  queryFn: async ({ signal }) =>
    (await read(supabase.rpc('order_board'), signal)) as unknown as readonly BoardColumn[],
})
