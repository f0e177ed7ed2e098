import { useQuery } from '@tanstack/react-query'
import { PendingScreen } from '@/admin/kit/screen/pending-screen'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { leadQuery } from '@/admin/leads/shared/lead-query'
import type { OrderRow } from '@/admin/leads/orders/order-record'
import { orderFromEnquiry, type OrderForm } from '@/admin/leads/orders/order-schema'
import type { RecordDescription } from '@/admin/kit/record/record'
import { RecordScreen } from '@/admin/kit/record/record-screen'
import { isUuid } from '@/lib/uuid'

const columns = [
  ...(['id', 'name', 'contact', 'message', 'project_type', 'package', 'budget_range', 'timeline'] as const),
]

interface NewOrderProps {
  record: RecordDescription<OrderRow, OrderForm>
}

/** A new order; with `?request=<id>` in the address one that begins with what an enquiry asked for. */
export function NewOrderScreen({ record }: NewOrderProps) {
  const enquiry = new URLSearchParams(useLocation().search).get('request')
  return isUuid(enquiry) ? (
    <OrderFromEnquiry id={enquiry} record={record} />
  ) : (
    <RecordScreen record={record} />
  )
}

function OrderFromEnquiry({ id, record: order }: NewOrderProps & { id: string }) {
  const query = useQuery({ ...leadQuery('contact_submissions', id, columns), staleTime: Infinity })
  const enquiry = query.data
  const record = useMemo(
    // What is written for one enquiry is kept apart from what is written for another.
    () => ({
      ...order,
      name: `orders-from-${id}`,
      empty: () => (enquiry ? orderFromEnquiry(enquiry) : order.empty()),
    }),
    [enquiry, id, order],
  )
  if (enquiry !== undefined) return <RecordScreen record={record} />
  return <PendingScreen title="New order" noun="request" query={query} />
}
