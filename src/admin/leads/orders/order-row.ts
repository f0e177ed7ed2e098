import { columnsOf } from '@/admin/kit/record/complete-form'
import { orderSchema } from '@/admin/leads/orders/order-schema'
import type { Tables } from '@/lib/database.types'

/** The columns that an order is written and shown by. */
export const orderFields = columnsOf(orderSchema, 'order_number')
export type OrderRow = Pick<Tables<'orders'>, (typeof orderFields)[number]>
