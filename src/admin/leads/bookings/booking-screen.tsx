import { useQuery } from '@tanstack/react-query'
import { calendarDay, malaysiaDateTime } from '@/lib/dates'
import { RowHistory } from '@/admin/kit/history/change-list'
import { BookingConfirmed } from '@/admin/leads/bookings/booking-confirmed'
import { BookingDeliveries } from '@/admin/leads/bookings/booking-deliveries'
import { bookingNext, isTimely, visitorTime } from '@/admin/leads/bookings/booking-next'
import { reminderLabel } from '@/admin/leads/bookings/booking-labels'
import { MoveBooking } from '@/admin/leads/bookings/move-booking'
import { useSeen } from '@/admin/kit/news/news'
import { LeadFacts, LeadFrame, LeadText } from '@/admin/leads/shared/lead-frame'
import { LeadNotes } from '@/admin/leads/shared/lead-notes'
import { leadQuery } from '@/admin/leads/shared/lead-query'
import { ReplyButtons } from '@/admin/leads/shared/reply-buttons'
import { StatusActions } from '@/admin/leads/shared/status-actions'
import { useNow } from '@/lib/use-now'
import { callMethod } from '@shared/calendar/call-methods'

const table = 'booking_submissions'
const columns = [
  ...(['id', 'created_at', 'name', 'contact', 'preferred_date', 'preferred_time', 'starts_at'] as const),
  ...(['call_method', 'project_type', 'package', 'message', 'timezone', 'reminders', 'status'] as const),
  'confirmed_at' as const,
]

const slotOf = (row: { preferred_date: string; preferred_time: string }) =>
  `${calendarDay(row.preferred_date)}, ${row.preferred_time}`

/** One booked call: when, with whom, about what; it is moved, cancelled and closed from here. */
export function BookingScreen({ id }: { id: string }) {
  const lead = useQuery(leadQuery(table, id, columns))
  useSeen(table, id)
  const now = useNow()
  return (
    <LeadFrame
      noun="booking"
      listPath="/admin/bookings"
      subject={{ table, id }}
      lead={lead}
      title={({ name }) => name}
      line={(row) =>
        `${row.status === 'asked_for' ? 'Asked for' : 'Booked'} on ${malaysiaDateTime(row.created_at)} (MYT)`
      }
      renderMain={(row) => (
        <>
          <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
            <b className="lead-figure">{slotOf(row)} (MYT)</b>
            <span>{bookingNext(row, now)}</span>
          </p>
          <LeadText title="What it is about">{row.message}</LeadText>
          <LeadFacts
            facts={[
              ['Method', callMethod(row.call_method).label],
              ['For the visitor', visitorTime(row.starts_at, row.timezone)],
              ['Project type', row.project_type],
              ['Package', row.package],
              ['Reminders', reminderLabel(row.reminders)],
              [
                'Confirmed',
                <BookingConfirmed key="confirmed" id={id} contact={row.contact} at={row.confirmed_at} />,
              ],
            ]}
          />
          <LeadNotes subject={{ kind: 'lead', table, id }} />
          <RowHistory table={table} id={id} expanded />
        </>
      )}
      renderSide={(row) => (
        <>
          <StatusActions
            table={table}
            row={row}
            ask={({ to }) => (to === 'cancelled' ? askToCancel(row) : undefined)}
            offered={({ to }) => isTimely(row, to, now)}
          />
          <ReplyButtons
            contacts={[row.contact]}
            reply={{
              subject: 'Your call with {studio}',
              text: `Hello ${row.name}, this is {studio} about our call on ${slotOf(row)} (MYT).\n\n`,
            }}
          />
          {(row.status === 'booked' || row.status === 'asked_for') && <MoveBooking call={row} />}
          <BookingDeliveries bookingId={id} />
        </>
      )}
    />
  )
}

/** The mail about it cannot be called back. */
const askToCancel = ({ status }: { status: string }) =>
  status === 'asked_for'
    ? {
        title: 'Decline this call?',
        text: 'Whoever asked for it is told by mail, if a mail about it has gone out to them.',
        button: 'Decline the call',
        keep: 'Keep the request',
      }
    : {
        title: 'Cancel this call?',
        text: 'Its time becomes free for others. Whoever booked it is told by mail, if they gave an address.',
        button: 'Cancel the call',
        keep: 'Keep the call',
      }
