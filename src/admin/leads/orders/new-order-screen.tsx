import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { leadQuery } from '@/admin/leads/shared/lead-query'
import { order } from '@/admin/leads/orders/order-record'
import { orderFrom } from '@/admin/leads/orders/order-schema'
import { RecordScreen } from '@/admin/kit/record/record-screen'
import { Screen } from '@/admin/kit/screen/screen'
import { Button } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'
import { isUuid } from '@/lib/uuid'

const columns = [
  ...(['id', 'name', 'contact', 'message', 'project_type', 'package', 'budget_range', 'timeline'] as const),
]

/** A new order; with `?request=<id>` in the address one that begins with what a quote request asked for. */
export function NewOrderScreen() {
  const request = new URLSearchParams(useLocation().search).get('request')
  return isUuid(request) ? <OrderFromRequest id={request} /> : <RecordScreen record={order} />
}

function OrderFromRequest({ id }: { id: string }) {
  const request = useQuery({ ...leadQuery('contact_submissions', id, columns), staleTime: Infinity })
  const asked = request.data
  const record = useMemo(
    // What is written for one request is kept apart from what is written for another.
    () => ({ ...order, name: `orders-from-${id}`, empty: () => (asked ? orderFrom(asked) : order.empty()) }),
    [asked, id],
  )
  if (request.isPending) {
    return (
      <Screen title="New order">
        <LoadingPanel label="Loading the request..." className="py-11" />
      </Screen>
    )
  }
  if (asked === undefined) {
    return (
      <Screen title="New order">
        <StatePanel
          kind="failed"
          level={2}
          title="Unable to load the request"
          text={`${request.error?.message ?? 'The server gave no answer.'} Nothing was changed.`}
          action={<Button onClick={() => void request.refetch()}>Try Again</Button>}
        />
      </Screen>
    )
  }
  return <RecordScreen record={record} />
}
