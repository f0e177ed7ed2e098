import { queryOptions } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import type { Tables } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

/** The fields of an order that its card shows. */
export type OrderCard = Pick<
  Tables<'orders'>,
  'id' | 'order_number' | 'customer_name' | 'amount_sen' | 'status' | 'due_date' | 'lost_reason'
>

export interface BoardColumn {
  status: string
  /** The number of all orders with this status; `newest` has at most 30 of them. */
  orders: number
  amount_sen: number
  newest: readonly OrderCard[]
}

/**
 * The statuses that have orders. The key starts with 'list' so that new rows trigger a refetch. Throws
 * ApiError.
 */
export const boardQuery = queryOptions({
  queryKey: ['admin', 'list', 'order-board'],
  queryFn: async ({ signal }) =>
    (await read(supabase.rpc('order_board'), signal)) as unknown as readonly BoardColumn[],
})
