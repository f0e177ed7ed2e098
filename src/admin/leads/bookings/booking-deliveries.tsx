import { queryOptions, useQuery } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import { malaysiaDateTime } from '@/lib/dates'
import { LeadPart } from '@/admin/leads/shared/lead-frame'
import { supabase } from '@/lib/supabase'

export interface BookingDelivery {
  id: string
  channel: 'mail' | 'SMS'
  kind: string
  status: string
  due_at: string
  sent_at: string | null
  minutes_before: number | null
  error: string | null
}

const columns = 'id,kind,status,due_at,sent_at,minutes_before,error'

/** Every mail and SMS about one call, in the order in which they are due. Throws ApiError. */
const deliveriesQuery = (bookingId: string) =>
  queryOptions({
    queryKey: ['admin', 'booking-deliveries', bookingId],
    queryFn: async ({ signal }): Promise<BookingDelivery[]> => {
      const about = <Table extends 'email_deliveries' | 'sms_deliveries'>(table: Table) =>
        read(
          supabase
            .from(table as 'email_deliveries')
            .select(columns)
            .eq('booking_id', bookingId),
          signal,
        )
      const [mails, texts] = await Promise.all([about('email_deliveries'), about('sms_deliveries')])
      return [
        ...mails.map((mail) => ({ ...mail, channel: 'mail' as const })),
        ...texts.map((text) => ({ ...text, channel: 'SMS' as const })),
      ].toSorted((a, b) => Date.parse(a.due_at) - Date.parse(b.due_at))
    },
  })

/** What went or will go to whoever booked; nothing where they gave nothing to write to. */
export function BookingDeliveries({ bookingId }: { bookingId: string }) {
  const { data, isError } = useQuery(deliveriesQuery(bookingId))
  if (!isError && !data?.length) return null
  return (
    <LeadPart title="Mails and SMS">
      {isError && !data && <p className="text-ink-2">They could not be read.</p>}
      <ol className="lead-deliveries">
        {data?.map((delivery) => {
          const { title, when, problem } = deliveryLine(delivery)
          return (
            <li key={delivery.id}>
              <p>{title}</p>
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
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** One mail or SMS about a call, in words; what is wrong with it where something is. */
export function deliveryLine(delivery: BookingDelivery) {
  const { channel, kind, status, due_at: due, sent_at: sent, minutes_before: before, error } = delivery
  const when: Readonly<Record<string, string>> = {
    pending: `Goes out on ${malaysiaDateTime(due)}`,
    sending: 'On its way',
    sent: `Sent on ${malaysiaDateTime(sent ?? due)}`,
    logged: 'Written to the log only: no SMS provider is set up',
    failed: 'Failed',
    cancelled: 'Not sent any more',
  }
  return {
    title: `${kinds[kind] ?? kind} by ${channel}${before === null ? '' : `, ${interval(before)} before`}`,
    when: when[status] ?? status,
    problem: status === 'failed' ? (error ?? 'No reason was given.') : undefined,
  }
}
