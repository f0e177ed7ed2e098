import { ButtonLink, Button } from '@/components/ui/button'
import { calendarCard as words } from '@/content/booking-calendar'
import { googleLink, outlookLink } from '@/features/booking/calendar-links'
import { saveFile } from '@/lib/save-file'
import { calendarFile } from '@shared/calendar/calendar-file'
import type { CallEvent } from '@shared/calendar/call-event'

interface CalendarCardProps {
  event: CallEvent
  /** Email addresses that Google Calendar shares the event with. */
  guests: readonly string[]
}

/** The call for the visitor's own calendar, whichever that is. */
export function CalendarCard({ event, guests }: CalendarCardProps) {
  return (
    <section>
      <h2 className="text-h3">{words.heading}</h2>
      <p className="mt-2 text-ink-2">{words.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={googleLink(event, guests)} variant="line">
          {words.google}
        </ButtonLink>
        <ButtonLink to={outlookLink(event, 'live')} variant="line">
          {words.live}
        </ButtonLink>
        <ButtonLink to={outlookLink(event, 'office')} variant="line">
          {words.office}
        </ButtonLink>
        <Button
          variant="line"
          onClick={() => saveFile(calendarFile(event), 'text/calendar;charset=utf-8', words.fileName)}
        >
          {words.file}
        </Button>
      </div>
    </section>
  )
}
