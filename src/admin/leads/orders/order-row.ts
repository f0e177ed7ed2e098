import type { Tables } from '@/lib/database.types'

/** The columns that an order is written and shown by. */
export const orderFields = [
  ...(['id', 'updated_at', 'order_number', 'contact_submission_id', 'customer_name'] as const),
  ...(['customer_contact', 'description', 'amount_sen', 'status', 'due_date'] as const),
  ...(['items', 'discount_sen', 'sst_percent', 'deposit_percent', 'valid_until', 'terms'] as const),
]
export type OrderRow = Pick<Tables<'orders'>, (typeof orderFields)[number]>
