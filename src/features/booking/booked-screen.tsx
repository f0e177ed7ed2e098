import { useEffect, useRef } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button, ButtonLink } from '@/components/ui/button'
import { booked as words } from '@/content/booking'
import { calendarCard } from '@/content/booking-calendar'
import { bookedEvent, guestsOf } from '@/features/booking/booked-call'
import { callMethodNames } from '@/features/booking/booking-summary'
import { CalendarCard } from '@/features/booking/calendar-card'
import { ChatAgain } from '@/features/booking/chat-again'
import { slotLabel, startOf } from '@/features/booking/slots'
import type { StoredBooking } from '@/features/booking/stored-booking'
import { abbreviationIn, companyZone, dateIn, differsFromMalaysia, timeIn } from '@shared/calendar/zone-time'

/** Stays until the visitor leaves: when, the calendar, the chat, and what comes next. */
export function BookedScreen({ stored, onAnother }: { stored: StoredBooking; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { booking, state } = stored
  const event = bookedEvent(stored)
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  const at = startOf(booking)
  const { steps } = words.next
  return (
    <div className="page py-section">
      <div className="lg:col-[main-start/span_6]">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {words.heading}
        </h1>
        <div className="done mt-10">
          <p className="font-head text-h3 font-semibold">{dateIn(companyZone, at)}</p>
          <p className="mt-1 text-lead">
            {slotLabel(booking.slot)}, {callMethodNames[booking.callMethod].toLowerCase()}
          </p>
          {differsFromMalaysia(booking.timezone, at) && (
            <p className="mt-2">
              {words.whenYours}: {dateIn(booking.timezone, at)}, {timeIn(booking.timezone, at)}{' '}
              {abbreviationIn(booking.timezone, at)}
            </p>
          )}
          {state === 'stored' && (
            <p role="status" className="mt-3">
              {words.stored}
            </p>
          )}
        </div>
        {state === 'sending' && (
          <Banner tone="warning" className="mt-5">
            {words.sending}
          </Banner>
        )}
        <div className="mt-12 grid gap-12">
          {event ? <CalendarCard event={event} guests={guestsOf(booking)} /> : <p>{calendarCard.later}</p>}
          <ChatAgain booking={booking} />
        </div>
      </div>
      <div className="mt-12 lg:col-[c_8/main-end] lg:mt-0">
        <h2 className="text-h3">{words.next.heading}</h2>
        <ol className="next-steps mt-4">
          {[steps.first, steps[booking.callMethod], steps.proposal, steps.change].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={words.home.to}>{words.home.label}</ButtonLink>
          <Button variant="line" onClick={onAnother}>
            {words.another}
          </Button>
        </div>
      </div>
    </div>
  )
}
