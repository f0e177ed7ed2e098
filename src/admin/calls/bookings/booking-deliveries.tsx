import { queryOptions, useQuery } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import { deliveryFields, DeliveryStatus, kinds, whileOnItsWay } from '@/admin/kit/messages/delivery-status'
import { adminPaths } from '@/admin/kit/paths'
import { TextButtonLink } from '@/admin/kit/screen/text-button'
import { useMay } from '@/admin/kit/rights/role'
import { LeadPart } from '@/admin/leads/shared/lead-parts'
import { LoadFailed } from '@/admin/kit/screen/load-failed'
import { malaysiaDateTime } from '@/lib/dates'
import { supabase } from '@/lib/supabase'

/** All emails and SMS about one call, by due time. Throws ApiError. */
const deliveriesQuery = (bookingId: string) =>
  queryOptions({
    queryKey: ['admin', 'booking-deliveries', bookingId],
    queryFn: ({ signal }) =>
      read(
        supabase
          .from('outbox')
          .select(`id,channel,kind,due_at,sent_at,${deliveryFields}`)
          .eq('booking_id', bookingId)
          .order('due_at')
          .order('id'),
        signal,
      ),
  })

/** The sent and planned messages to the visitor who booked; nothing if there are none. */
export function BookingDeliveries({ bookingId }: { bookingId: string }) {
  const deliveries = useQuery({
    ...deliveriesQuery(bookingId),
    refetchInterval: ({ state }) => whileOnItsWay(state.data ?? []),
  })
  const isOwner = useMay('owner')
  if (!deliveries.data?.length) return <LoadFailed query={deliveries} what="The emails and SMS" />
  return (
    <LeadPart title="Emails and SMS">
      <ol>
        {deliveries.data.map((delivery) => {
          const { id, channel, kind, due_at: due, sent_at: sent } = delivery
          const title = `${kinds[kind] ?? kind}${channel === 'sms' ? ', SMS' : ''}`
          return (
            <li key={id} className="border-t border-rule py-2 wrap-anywhere first:border-t-0 first:pt-0">
              <p>
                {isOwner ? <TextButtonLink to={`${adminPaths.outbox}/${id}`}>{title}</TextButtonLink> : title}
              </p>
              <p className="flex flex-wrap gap-x-3 text-small">
                <span className="text-ink-2">{malaysiaDateTime(sent ?? due)}</span>
                <DeliveryStatus {...delivery} />
              </p>
            </li>
          )
        })}
      </ol>
    </LeadPart>
  )
}
