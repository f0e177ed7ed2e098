import { Button, ButtonLink } from '@/components/ui/button'
import { calendarCard as copy } from '@/content/booking-confirmation'
import { googleLink, outlookLink } from '@/features/booking/calendar-links'
import { saveFile } from '@/lib/save-file'
import { calendarFile } from '@shared/calendar/calendar-file'
import type { CallEvent } from '@shared/calendar/call-event'

/** Saves the event on the visitor's device. */
export function downloadCalendarFile(event: CallEvent, name: string): void {
  const file = new Blob([calendarFile(event)], { type: 'text/calendar;charset=utf-8' })
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

interface CalendarCardProps {
  event: CallEvent
  /** Email addresses that Google Calendar shares the event with. */
  guests: readonly string[]
}

/** The call for the visitor's own calendar, whichever that is. */
export function CalendarCard({ event, guests }: CalendarCardProps) {
  return (
    <section>
      <h2 className="text-h3">{copy.heading}</h2>
      <p className="mt-2 text-ink-2">{copy.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={googleLink(event, guests)} variant="line">
          {copy.google}
        </ButtonLink>
        <ButtonLink to={outlookLink(event, 'live')} variant="line">
          {copy.live}
        </ButtonLink>
        <ButtonLink to={outlookLink(event, 'office')} variant="line">
          {copy.office}
        </ButtonLink>
        <Button
          variant="line"
          onClick={() => saveFile(calendarFile(event), 'text/calendar;charset=utf-8', copy.fileName)}
        >
          {copy.file}
        </Button>
      </div>
    </section>
  )
}
