import { columnsOf } from '@/admin/kit/record/complete-form'
import { orderSchema } from '@/admin/leads/orders/order-schema'
import type { Tables } from '@/lib/database.types'

/** The columns of an order that the form and the screens use. */
export const orderFields = columnsOf(orderSchema, 'order_number')
export type OrderRow = Pick<Tables<'orders'>, (typeof orderFields)[number]>
