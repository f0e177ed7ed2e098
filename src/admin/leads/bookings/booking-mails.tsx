import { queryOptions, useQuery } from '@tanstack/react-query'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { deliveryLine, type BookingDelivery } from '@/admin/leads/bookings/delivery-line'
import { supabase } from '@/lib/supabase'

const columns = 'id,kind,status,due_at,sent_at,minutes_before,error'

/** Every mail and SMS about one call, in the order in which they are due. Throws ApiError. */
const deliveriesQuery = (bookingId: string) =>
  queryOptions({
    queryKey: ['admin', 'booking-deliveries', bookingId],
    queryFn: async ({ signal }): Promise<BookingDelivery[]> => {
      const [mails, texts] = await Promise.all([
        supabase
          .from('email_deliveries')
          .select(columns)
          .eq('booking_id', bookingId)
          .retry(false)
          .abortSignal(signal),
        supabase
          .from('sms_deliveries')
          .select(columns)
          .eq('booking_id', bookingId)
          .retry(false)
          .abortSignal(signal),
      ])
      assertAnswered(mails)
      assertAnswered(texts)
      return [
        ...(mails.data ?? []).map((mail) => ({ ...mail, by: 'mail' as const })),
        ...(texts.data ?? []).map((text) => ({ ...text, by: 'SMS' as const })),
      ].toSorted((a, b) => Date.parse(a.due_at) - Date.parse(b.due_at))
    },
  })

/** What went or will go to whoever booked; nothing where they gave nothing to write to. */
export function BookingMails({ bookingId }: { bookingId: string }) {
  const { data, isError } = useQuery(deliveriesQuery(bookingId))
  if (!isError && !data?.length) return null
  return (
    <section className="lead-part" aria-label="Mails and SMS">
      <h2 className="lead-heading">Mails and SMS</h2>
      {isError && !data && <p className="text-ink-2">They could not be read.</p>}
      <ol className="lead-history">
        {data?.map((delivery) => {
          const { title, when, wrong } = deliveryLine(delivery)
          return (
            <li key={delivery.id}>
              <p>{title}</p>
              <p className="text-small text-ink-2">{when}</p>
              {wrong && <p className="text-small">{wrong}</p>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
