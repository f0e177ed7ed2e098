import { useEffect, useRef } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button, ButtonLink } from '@/components/ui/button'
import { calendarCard } from '@/content/booking-calendar'
import { booked as words } from '@/content/booking-done'
import { bookedEvent, guestsOf } from '@/features/booking/calendar-event'
import { callMethodNames } from '@/features/booking/booking-summary'
import { CalendarCard } from '@/features/booking/confirmation/calendar-card'
import { ChatAgain } from '@/features/booking/confirmation/chat-again'
import { ManageLinkCard } from '@/features/booking/confirmation/manage-link-card'
import { emailIn } from '@/features/booking/reminders'
import { startOf } from '@/features/booking/slots'
import { isKeptOnlyHere, type StoredBooking } from '@/features/booking/outbox/stored-booking'
import { WhenSlip } from '@/features/booking/call-time-summary'

/** Stays until the visitor leaves: when, the calendar, the chat, and what comes next. */
export function BookedScreen({ stored, onAnother }: { stored: StoredBooking; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { booking, state, call, chatBlocked } = stored
  const event = bookedEvent(stored)
  const email = emailIn(booking.contact)
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  const { steps } = words.next
  const chat = <ChatAgain booking={booking} blocked={chatBlocked} />
  return (
    <div className="page py-section">
      <div className="lg:col-[main-start/span_6]">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {state === 'stored' ? words.heading : words.headingSending}
        </h1>
        <div className={`mt-10 ${state === 'stored' ? 'done' : 'pending'}`}>
          <WhenSlip
            at={startOf(booking)}
            zone={booking.timezone}
            method={callMethodNames[booking.callMethod]}
          />
          <div role="status">
            {state === 'stored' && (
              <p className="mt-3">
                {words.stored} {email && words.mail(email)}
              </p>
            )}
          </div>
        </div>
        {state === 'sending' && (
          <Banner tone="warning" className="mt-5">
            {isKeptOnlyHere() ? words.sendingHere : words.sending}
          </Banner>
        )}
        {chatBlocked && (
          <Banner tone="warning" className="mt-5">
            {words.blocked}
          </Banner>
        )}
        <div className="mt-10 grid grid-cols-1 gap-12">
          {chatBlocked && chat}
          {event ? (
            <CalendarCard event={event} guests={guestsOf(booking)} />
          ) : (
            <p className="text-ink-2">{calendarCard.later}</p>
          )}
          {!chatBlocked && chat}
        </div>
      </div>
      <div className="mt-12 lg:col-[c_8/main-end] lg:mt-0">
        <h2 className="text-h3">{words.next.heading}</h2>
        <ol className="next-steps mt-4">
          {[chatBlocked ? steps.blocked : steps.first, steps[booking.callMethod], steps.proposal].map(
            (step) => (
              <li key={step}>{step}</li>
            ),
          )}
        </ol>
        {call && <ManageLinkCard token={call.manageToken} />}
        <div className="mt-12 flex flex-wrap gap-3">
          <ButtonLink to={words.home.to}>{words.home.label}</ButtonLink>
          <Button variant="line" onClick={onAnother}>
            {words.another}
          </Button>
        </div>
      </div>
    </div>
  )
}
