import { amount } from '@/admin/kit/format/amount'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import { adminPaths } from '@/admin/kit/paths'
import { malaysiaDateTime } from '@/lib/dates'
import { channelName, whileOnItsWay } from '@/admin/kit/messages/delivery-status'
import { LeadPart } from '@/admin/leads/shared/lead-parts'
import { useMay } from '@/admin/kit/session/role'
import { TextButtonLink } from '@/admin/kit/screen/text-button'
import type { Tables } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'
import { useNow } from '@/lib/use-now'

const columns = 'id,channel,kind,status,due_at,sent_at,minutes_before,error'

export type BookingDelivery = Pick<
  Tables<'outbox'>,
  'id' | 'channel' | 'kind' | 'status' | 'due_at' | 'sent_at' | 'minutes_before' | 'error'
>

/** All emails and SMS about one call, by due time. Throws ApiError. */
const deliveriesQuery = (bookingId: string) =>
  queryOptions({
    queryKey: ['admin', 'booking-deliveries', bookingId],
    queryFn: ({ signal }): Promise<BookingDelivery[]> =>
      read(
        supabase.from('outbox').select(columns).eq('booking_id', bookingId).order('due_at').order('id'),
        signal,
      ),
  })

/** The sent and planned messages to the visitor who booked; nothing if there are none. */
export function BookingDeliveries({ bookingId }: { bookingId: string }) {
  const { data, isError } = useQuery({
    ...deliveriesQuery(bookingId),
    refetchInterval: ({ state }) => whileOnItsWay(state.data ?? []),
  })
  const now = useNow()
  const isOwner = useMay('owner')
  if (!isError && !data?.length) return null
  return (
    <LeadPart title="Emails and SMS">
      {isError && !data && <p className="text-ink-2">They could not be loaded.</p>}
      <ol>
        {data?.map((delivery) => {
          const { title, when, problem } = deliveryLine(delivery, now)
          return (
            <li
              key={delivery.id}
              // A line between the entries, with a square at each.
              className="relative pb-2.5 pl-6 wrap-anywhere before:absolute before:top-2 before:left-0 before:size-[9px] before:bg-ink not-last:after:absolute not-last:after:top-6 not-last:after:bottom-0 not-last:after:left-[3px] not-last:after:w-[3px] not-last:after:bg-rule forced-colors:before:bg-[CanvasText]"
            >
              <p>
                {isOwner ? (
                  <TextButtonLink to={`${adminPaths.outbox}/${delivery.id}`}>{title}</TextButtonLink>
                ) : (
                  title
                )}
              </p>
              <p className="text-small text-ink-2">{when}</p>
              {problem && <p className="text-small">{problem}</p>}
            </li>
          )
        })}
      </ol>
    </LeadPart>
  )
}

const kinds: Readonly<Record<string, string>> = {
  booking_confirmation: 'Confirmation',
  booking_request: 'Request to confirm it',
  booking_moved: 'Notice that it was moved',
  booking_cancelled: 'Notice that it was cancelled',
  booking_reminder: 'Reminder',
}

/** '1 day', '2 hours', '15 minutes'. */
function interval(minutes: number): string {
  const [count, unit] =
    minutes % 1440 === 0
      ? [minutes / 1440, 'day']
      : minutes % 60 === 0
        ? [minutes / 60, 'hour']
        : [minutes, 'minute']
  return amount(count, unit, `${unit}s`)
}

/** The title and state of one email or SMS about a call, and its problem, if any. `now` in ms. */
export function deliveryLine(delivery: BookingDelivery, now: number) {
  const { channel, kind, status, due_at: due, sent_at: sent, minutes_before: before, error } = delivery
  const when: Readonly<Record<string, string>> = {
    pending: `${Date.parse(due) > now ? 'Goes out on' : 'Has waited since'} ${malaysiaDateTime(due)}`,
    sending: 'On its way',
    sent: `Sent on ${malaysiaDateTime(sent ?? due)}`,
    logged: 'Not sent: no provider is set up',
    failed: 'Failed',
    unknown: 'May have been sent',
    late: 'Too late to send',
    cancelled: 'No longer sent',
  }
  return {
    title: `${kinds[kind] ?? kind} by ${channelName(channel)}${before === null ? '' : `, ${interval(before)} before`}`,
    when: when[status] ?? status,
    problem: status === 'failed' || status === 'unknown' ? (error ?? 'No reason was given.') : undefined,
  }
}
