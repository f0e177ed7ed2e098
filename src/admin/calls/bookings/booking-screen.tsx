import { useQuery } from '@tanstack/react-query'
import { calendarDay, malaysiaDateTime } from '@/lib/dates'
import { BookingConfirmed } from '@/admin/calls/bookings/booking-confirmed'
import { BookingDeliveries } from '@/admin/calls/bookings/booking-deliveries'
import { bookingNext, isTimely, visitorTime } from '@/admin/calls/bookings/booking-next'
import { MeetingLink, standingLinkQuery } from '@/admin/calls/bookings/meeting-link'
import { MoveBooking } from '@/admin/calls/bookings/move-booking'
import { getsEmails, notifyHint } from '@/admin/calls/bookings/notify-hint'
import { ResendConfirmation } from '@/admin/calls/bookings/resend-confirmation'
import { useSeen } from '@/admin/kit/news/news'
import { adminPaths } from '@/admin/kit/paths'
import { callsToCome } from '@/admin/calls/bookings/calls-to-come'
import { DeleteLead } from '@/admin/leads/shared/delete-lead'
import { EraseLead } from '@/admin/leads/shared/erase-lead'
import { PendingScreen } from '@/admin/kit/screen/pending-screen'
import { LeadFrame } from '@/admin/leads/shared/lead-frame'
import { DescriptionList } from '@/admin/kit/screen/description-list'
import { LeadFigure, LeadText } from '@/admin/leads/shared/lead-parts'
import { leadQuery } from '@/admin/leads/shared/lead-query'
import { MakeOrder } from '@/admin/leads/shared/make-order'
import { LeadReply } from '@/admin/leads/shared/lead-reply'
import { sourceLabel } from '@/admin/leads/shared/source-label'
import { StatusActions } from '@/admin/leads/shared/status-actions'
import type { ReplyFacts } from '@/admin/leads/shared/reply-texts'
import { replyLanguages, type ReplyTextName } from '@/content/reply-texts'
import { supabase } from '@/lib/supabase'
import { useNow } from '@/lib/use-now'
import { callMethod } from '@shared/calendar/call-methods'
import { toldOffset } from '@shared/calendar/zone-time'

const table = 'booking_submissions'
const columns =
  'id,created_at,name,contact,preferred_date,preferred_time,starts_at,call_method,project_type,package,message,timezone,visitor_offset,visitor_offset_at,status,confirmed_at,meeting_link,cancel_reason,notify_by_email,source,language,sequence'

const slotOf = (row: { preferred_date: string; preferred_time: string }) =>
  `${calendarDay(row.preferred_date)}, ${row.preferred_time}`

/** The screen of one call: its time, customer and topic, and the actions to move, cancel and close it. */
export function BookingScreen({ id }: { id: string }) {
  const lead = useQuery(leadQuery(table, id, () => supabase.from(table).select(columns).eq('id', id)))
  useSeen(table, id)
  const now = useNow()
  const standingLink = useQuery(standingLinkQuery)
  const standing = standingLink.data ?? ''
  const row = lead.data
  if (!row) return <PendingScreen noun="call" query={lead} listPath={adminPaths.bookings} />
  return (
    <LeadFrame
      title={row.name}
      line={`${row.status === 'requested' ? 'Requested' : 'Booked'} on ${malaysiaDateTime(row.created_at)} (MYT)`}
      subject={{ table, id }}
      status={
        <StatusActions
          table={table}
          row={row}
          ask={({ to }) => (to === 'cancelled' ? askToCancel(row) : undefined)}
          offered={({ to }) => isTimely(row, to, now)}
        />
      }
      side={
        <>
          {row.status !== 'spam' && <MakeOrder from={{ booking: id }} />}
          <DeleteLead table={table} id={id} name={row.name} dependents={callsToCome} />
          <EraseLead table={table} id={id} contact={row.contact} />
        </>
      }
      more={
        <>
          {isOpen(row) && row.call_method === 'video' && (
            <MeetingLink
              key={row.meeting_link}
              call={row}
              standing={standingLink}
              getsEmails={getsEmails(row)}
            />
          )}
          <BookingDeliveries bookingId={id} />
          {isOpen(row) && getsEmails(row) && Date.parse(row.starts_at) > now && (
            <ResendConfirmation bookingId={id} />
          )}
        </>
      }
    >
      <div className="grid gap-2">
        <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
          <b>
            <LeadFigure>{slotOf(row)} (MYT)</LeadFigure>
          </b>
          <span>{bookingNext(row, now)}</span>
        </p>
        {isOpen(row) && <MoveBooking call={row} />}
      </div>
      <LeadText title="What it is about">{row.message}</LeadText>
      <DescriptionList
        facts={[
          ['Method', callMethod(row.call_method).label],
          ['For the visitor', visitorTime(row.starts_at, row.timezone, toldOffset(row))],
          ['Project type', row.project_type],
          ['Package', row.package],
          ['Language', row.language === 'ms' && replyLanguages.ms],
          ['Why it was cancelled', row.cancel_reason],
          ['Came from', sourceLabel(row.source)],
          [
            'Confirmed',
            // A confirmation is irrelevant once the call is off.
            isHeld(row) && (
              <BookingConfirmed key="confirmed" id={id} contact={row.contact} at={row.confirmed_at} />
            ),
          ],
        ]}
      />
      <LeadReply
        table={table}
        row={row}
        contacts={[row.contact]}
        about="call"
        facts={factsOf(row, standing)}
        first={textFor(row, standing)}
        message={row.message}
        note={notifyHint(row, now)}
      />
    </LeadFrame>
  )
}

const isOpen = ({ status }: { status: string }) => status === 'booked' || status === 'requested'
const isHeld = ({ status }: { status: string }) => status !== 'cancelled' && status !== 'spam'

interface AboutCall {
  name: string
  contact: string
  notify_by_email: boolean
  starts_at: string
  call_method: string
  status: string
  sequence: number
  cancel_reason: string | null
  meeting_link: string | null
}

const linkOf = (call: AboutCall, standing: string) => call.meeting_link || standing || undefined

const factsOf = (call: AboutCall, standing: string): ReplyFacts => ({
  name: call.name,
  call: { starts_at: call.starts_at, reason: call.cancel_reason },
  link: call.call_method === 'video' ? { href: linkOf(call, standing) } : undefined,
})

/** The reply text that fits the call's current state. */
function textFor(call: AboutCall, standing: string): ReplyTextName {
  if (call.status === 'cancelled') return 'cancelled'
  if (call.status !== 'booked') return 'greeting'
  if (call.call_method === 'video' && linkOf(call, standing)) return 'link'
  return call.sequence > 0 ? 'moved' : 'confirmed'
}

/** Asks first, because the email about it cannot be recalled. */
function askToCancel(call: AboutCall) {
  const emailed = getsEmails(call)
  const silent = 'No email goes out about this call: tell them yourself afterwards.'
  const reason = emailed
    ? 'They see it in the email and on the page of their call.'
    : 'They see it on the page of their call.'
  if (call.status === 'requested') {
    return {
      title: 'Decline this call?',
      text: emailed ? 'The customer gets an email if they have had one about this call.' : silent,
      button: 'Decline the call',
      keep: 'Keep the request',
      reason,
    }
  }
  return {
    title: 'Cancel this call?',
    text: `The time becomes free for others. ${emailed ? 'The customer gets an email.' : silent}`,
    button: 'Cancel the call',
    keep: 'Keep the call',
    reason,
  }
}
