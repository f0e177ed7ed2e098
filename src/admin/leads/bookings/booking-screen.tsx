import { useQuery } from '@tanstack/react-query'
import { bookingNext, hasBegun, visitorTime } from '@/admin/leads/bookings/booking-next'
import { remindersInWords } from '@/admin/leads/bookings/booking-words'
import { BookingMails } from '@/admin/leads/bookings/booking-mails'
import { MoveBooking } from '@/admin/leads/bookings/move-booking'
import { LeadFacts, LeadWords } from '@/admin/leads/shared/lead-facts'
import { LeadFrame } from '@/admin/leads/shared/lead-frame'
import { LeadHistory } from '@/admin/leads/shared/lead-history'
import { LeadNotes } from '@/admin/leads/shared/lead-notes'
import { leadQuery } from '@/admin/leads/shared/lead-query'
import { ReplyButtons } from '@/admin/leads/shared/reply-buttons'
import { StateSteps } from '@/admin/leads/shared/status-actions'
import { useNow } from '@/lib/use-now'
import { calendarDay, malaysiaDateTime } from '@/lib/dates'
import { site } from '@/content/site'
import { callMethod } from '@shared/calendar/call-methods'

const table = 'booking_submissions'
const columns = [
  ...(['id', 'created_at', 'name', 'contact', 'preferred_date', 'preferred_time', 'starts_at'] as const),
  ...(['call_method', 'project_type', 'package', 'message', 'timezone', 'reminders', 'status'] as const),
]

/** One booked call: when, with whom, about what; it is moved, cancelled and closed from here. */
export function BookingScreen({ id }: { id: string }) {
  const lead = useQuery(leadQuery(table, id, columns))
  const now = useNow()
  return (
    <LeadFrame
      noun="booking"
      at="/admin/bookings"
      lead={lead}
      title={({ name }) => name}
      line={(row) => `Booked on ${malaysiaDateTime(row.created_at)} (MYT)`}
    >
      {(row) => {
        const slot = `${calendarDay(row.preferred_date)}, ${row.preferred_time}`
        return (
          <div className="lead">
            <div className="lead-main">
              <p className="lead-when">
                <b>{slot} (MYT)</b>
                <span>{bookingNext(row, now)}</span>
              </p>
              <LeadWords title="What it is about">{row.message}</LeadWords>
              <LeadFacts
                facts={[
                  ['Method', callMethod(row.call_method).label],
                  ['For the visitor', visitorTime(row.starts_at, row.timezone)],
                  ['Project type', row.project_type],
                  ['Package', row.package],
                  ['Reminders', remindersInWords(row.reminders)],
                ]}
              />
              <LeadNotes subject={{ kind: 'lead', table, id }} />
            </div>
            <div className="lead-side">
              <StateSteps
                table={table}
                row={row}
                ask={askToCancel}
                offered={({ to }) => to === 'booked' || to === 'cancelled' || hasBegun(row, now)}
              />
              <ReplyButtons
                contacts={[row.contact]}
                reply={{
                  subject: `Your call with ${site.name}`,
                  text: `Hello ${row.name}, this is ${site.name} about our call on ${slot} (MYT).\n\n`,
                }}
              />
              {row.status === 'booked' && <MoveBooking call={row} />}
              <BookingMails bookingId={id} />
              <LeadHistory table={table} id={id} />
            </div>
          </div>
        )
      }}
    </LeadFrame>
  )
}

/** The mail about it cannot be called back. */
const askToCancel = ({ to }: { to: string }) =>
  to === 'cancelled'
    ? {
        title: 'Cancel this call?',
        text: 'Its time becomes free for others. Whoever booked it is told by mail, if they gave an address.',
        button: 'Cancel the call',
        keep: 'Keep the call',
      }
    : undefined
