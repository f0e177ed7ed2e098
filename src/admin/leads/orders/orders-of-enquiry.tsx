import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { StateMark } from '@/admin/leads/shared/status-badge'
import { useRegistry } from '@/admin/kit/registry/registry'
import { ringgit } from '@/admin/kit/format/ringgit'
import { supabase } from '@/lib/supabase'

const ordersQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['admin', 'orders-of-request', requestId],
    queryFn: async ({ signal }) => {
      const answer = await supabase
        .from('orders')
        .select('id,order_number,amount_sen,status')
        .eq('contact_submission_id', requestId)
        .order('created_at', { ascending: false })
        .limit(20)
        .retry(false)
        .abortSignal(signal)
      assertAnswered(answer)
      return answer.data ?? []
    },
  })

/** The orders that a request has become. */
export function OrdersOfRequest({ requestId }: { requestId: string }) {
  const { rowPath } = useRegistry()
  const { data, isError } = useQuery(ordersQuery(requestId))
  if (isError && !data) return <p className="text-ink-2">Its orders could not be read.</p>
  if (data?.length === 0) return <p className="text-ink-2">None has come of it yet.</p>
  return (
    <ul className="grid gap-1">
      {data?.map(({ id, order_number: number, amount_sen: sen, status }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-4">
          <Link className="quiet-action" to={rowPath('orders', id) ?? ''}>
            {number}
          </Link>
          <span className="tabular-nums">{ringgit(sen)}</span>
          <StateMark table="orders" status={status} />
        </li>
      ))}
    </ul>
  )
}
