import { ButtonLink, Button } from '@/components/ui/button'
import { booked as words } from '@/content/booking'
import { calendarFile } from '@/features/booking/calendar-file'
import { googleLink, outlookLink } from '@/features/booking/calendar-links'
import { callEvent } from '@/features/booking/call-event'
import type { StoredBooking } from '@/features/booking/stored-booking'

/** The call for the visitor's own calendar, whichever that is. */
export function CalendarCard({ stored }: { stored: StoredBooking }) {
  const event = callEvent(stored)
  const { calendar } = words
  return (
    <section>
      <h2 className="text-h3">{calendar.heading}</h2>
      <p className="mt-2 text-ink-2">{calendar.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={googleLink(event)} variant="line">
          {calendar.google}
        </ButtonLink>
        <ButtonLink to={outlookLink(event, 'live')} variant="line">
          {calendar.live}
        </ButtonLink>
        <ButtonLink to={outlookLink(event, 'office')} variant="line">
          {calendar.office}
        </ButtonLink>
        <Button variant="line" onClick={() => download(calendarFile(event), calendar.fileName)}>
          {calendar.file}
        </Button>
      </div>
    </section>
  )
}

function download(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
