import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { read } from '@/admin/kit/api/read'
import type { RecordDescription } from '@/admin/kit/record/record'
import { RecordScreen } from '@/admin/kit/record/record-screen'
import { PendingScreen } from '@/admin/kit/screen/pending-screen'
import type { OrderRow } from '@/admin/leads/orders/order-row'
import { newOrder, orderFor, type OrderForm, type OrderStart } from '@/admin/leads/orders/order-schema'
import { quotations } from '@/content/settings'
import { parseSetting } from '@/lib/settings'
import { supabase } from '@/lib/supabase'
import { isUuid } from '@/lib/uuid'

const asked = 'name,contact,message,project_type,package' as const

/** The values that a new order starts with, from the URL: `?request=`, `?booking=` or `?contact=&name=`. */
const startQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'new-order', search],
    queryFn: async ({ signal }) => {
      const params = new URLSearchParams(search)
      const [request, booking, contact] = ['request', 'booking', 'contact'].map((name) => params.get(name))
      const settings = supabase.from('site_settings').select('value').eq('key', quotations.key)
      const lead = async (): Promise<OrderStart | null> => {
        if (isUuid(request)) {
          const columns = `id,${asked},budget_range,timeline` as const
          const found = supabase.from('contact_submissions').select(columns).eq('id', request)
          return (await read(found, signal))[0] ?? null
        }
        if (isUuid(booking)) {
          const found = supabase.from('booking_submissions').select(asked).eq('id', booking)
          return (await read(found, signal))[0] ?? null
        }
        return contact ? { contact, name: params.get('name') ?? '' } : null
      }
      const [[stored], start] = await Promise.all([read(settings, signal), lead()])
      const empty = newOrder(parseSetting(quotations, stored?.value), Date.now())
      return start ? orderFor(start, empty) : empty
    },
    staleTime: Infinity,
    gcTime: 0,
  })

interface NewOrderProps {
  record: RecordDescription<OrderRow, OrderForm>
}

/** The form of a new order, filled with the terms from the settings and the known data of the customer. */
export function NewOrderScreen({ record: order }: NewOrderProps) {
  const { search } = useLocation()
  const query = useQuery(startQuery(search))
  const start = query.data
  const record = useMemo(
    // Each lead has a draft of its own.
    () => ({
      ...order,
      name: search ? `orders-from-${[...new URLSearchParams(search).values()].join('-')}` : order.name,
      empty: () => start ?? order.empty(),
    }),
    [start, search, order],
  )
  if (start !== undefined) return <RecordScreen record={record} />
  return <PendingScreen title="New order" noun="order" query={query} listPath={order.path} />
}
