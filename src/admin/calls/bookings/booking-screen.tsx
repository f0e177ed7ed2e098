import { useQuery } from '@tanstack/react-query'
import { calendarDay, malaysiaDateTime } from '@/lib/dates'
import { BookingConfirmed } from '@/admin/calls/bookings/booking-confirmed'
import { BookingDeliveries } from '@/admin/calls/bookings/booking-deliveries'
import { bookingNext, isTimely, visitorTime } from '@/admin/calls/bookings/booking-next'
import { reminderLabel } from '@/admin/calls/bookings/booking-labels'
import { MeetingLink, standingLinkQuery } from '@/admin/calls/bookings/meeting-link'
import { MoveBooking } from '@/admin/calls/bookings/move-booking'
import { isToldByMail, toTell } from '@/admin/calls/bookings/tell-them'
import { useSeen } from '@/admin/kit/news/news'
import { adminPaths } from '@/admin/kit/paths'
import { callsToCome } from '@/admin/calls/bookings/calls-to-come'
import { DeleteLead } from '@/admin/leads/shared/delete-lead'
import { EraseLead } from '@/admin/leads/shared/erase-lead'
import { LeadFrame } from '@/admin/leads/shared/lead-frame'
import { LeadFacts, LeadText } from '@/admin/leads/shared/lead-parts'
import { leadQuery } from '@/admin/leads/shared/lead-query'
import { MakeOrder } from '@/admin/leads/shared/make-order'
import { ReplyButtons } from '@/admin/leads/shared/reply-buttons'
import { sourceLabel } from '@/admin/leads/shared/source-label'
import { StatusActions } from '@/admin/leads/shared/status-actions'
import { useNow } from '@/lib/use-now'
import { callMethod } from '@shared/calendar/call-methods'

const table = 'booking_submissions'
const columns = [
  ...(['id', 'created_at', 'name', 'contact', 'preferred_date', 'preferred_time', 'starts_at'] as const),
  ...(['call_method', 'project_type', 'package', 'message', 'timezone', 'reminders', 'status'] as const),
  ...(['confirmed_at', 'meeting_link', 'cancel_reason', 'notify_by_email', 'source', 'sequence'] as const),
]

const slotOf = (row: { preferred_date: string; preferred_time: string }) =>
  `${calendarDay(row.preferred_date)}, ${row.preferred_time}`

/** One booked call: when, with whom, about what; it is moved, cancelled and closed from here. */
export function BookingScreen({ id }: { id: string }) {
  const lead = useQuery(leadQuery(table, id, columns))
  useSeen(table, id)
  const now = useNow()
  const { data: standing = '' } = useQuery(standingLinkQuery)
  return (
    <LeadFrame
      noun="booking"
      listPath={adminPaths.bookings}
      subject={{ table, id }}
      lead={lead}
      title={({ name }) => name}
      line={(row) =>
        `${row.status === 'requested' ? 'Requested' : 'Booked'} on ${malaysiaDateTime(row.created_at)} (MYT)`
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
              ['Reminders', isToldByMail(row) && reminderLabel(row.reminders)],
              ['Why it was cancelled', row.cancel_reason],
              ['Came from', sourceLabel(row.source)],
              [
                'Confirmed',
                // Of a call that is off it says nothing any more.
                isHeld(row) && (
                  <BookingConfirmed key="confirmed" id={id} contact={row.contact} at={row.confirmed_at} />
                ),
              ],
            ]}
          />
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
            reply={messageAbout(row, standing)}
            note={toTell(row, now)}
            answered={{ table, row }}
          />
          {(row.status === 'booked' || row.status === 'requested') && row.call_method === 'video' && (
            <MeetingLink key={row.meeting_link} call={row} standing={standing} isTold={isToldByMail(row)} />
          )}
          {(row.status === 'booked' || row.status === 'requested') && <MoveBooking call={row} />}
          {row.status !== 'spam' && <MakeOrder from={{ booking: id }} />}
          <BookingDeliveries bookingId={id} />
          <DeleteLead table={table} id={id} name={row.name} hangsOn={callsToCome} />
          <EraseLead table={table} id={id} contact={row.contact} />
        </>
      )}
    />
  )
}

const isHeld = ({ status }: { status: string }) => status !== 'cancelled' && status !== 'spam'

interface AboutCall {
  name: string
  contact: string
  notify_by_email: boolean
  preferred_date: string
  preferred_time: string
  call_method: string
  status: string
  sequence: number
  cancel_reason: string | null
  meeting_link: string | null
}

/** How a message about a call that is not cancelled begins. */
function aboutCall({ status, sequence }: AboutCall, when: string) {
  if (status !== 'booked') return `It is about our call on ${when}.`
  return sequence > 0 ? `Our call is now on ${when}.` : `Our call on ${when} is booked.`
}

/** What is said of a call as it stands. */
function messageAbout(call: AboutCall, standing: string) {
  const when = `${slotOf(call)} (MYT)`
  const link = call.call_method === 'video' ? call.meeting_link || standing : ''
  const news =
    call.status === 'cancelled'
      ? `Our call on ${when} is cancelled.${call.cancel_reason ? ` ${call.cancel_reason}` : ''}`
      : `${aboutCall(call, when)}${call.status === 'booked' && link ? ` The video call is here: ${link}` : ''}`
  return {
    subject: `Your call with {studio} on ${when}`,
    text: `Hello ${call.name}, this is {studio}. ${news}\n\n`,
  }
}

/** The mail about it cannot be called back. */
function askToCancel(call: AboutCall) {
  const mailed = isToldByMail(call)
  const reason = mailed
    ? 'They read it in the mail and on the page of the call.'
    : 'They read it on the page of the call.'
  if (call.status === 'requested') {
    return {
      title: 'Decline this call?',
      text: mailed
        ? 'Whoever asked for it is told by mail, if a mail about it has gone out to them.'
        : 'No mail goes out about this call: tell them yourself afterwards.',
      button: 'Decline the call',
      keep: 'Keep the request',
      reason,
    }
  }
  return {
    title: 'Cancel this call?',
    text: mailed
      ? 'Its time becomes free for others. Whoever booked it is told by mail.'
      : 'Its time becomes free for others. No mail goes out about this call: tell them yourself afterwards.',
    button: 'Cancel the call',
    keep: 'Keep the call',
    reason,
  }
}
