import { Button, ButtonLink } from '@/components/ui/button'
import { calendarCard } from '@/content/booking-confirmation'
import { malayCalendarCard } from '@/content/malay-booking'
import { malayNewTab } from '@/content/navigation'
import { googleLink, outlookLink } from '@/features/booking/calendar-links'
import { saveFile } from '@/lib/save-file'
import { calendarFile } from '@shared/calendar/calendar-file'
import type { CallEvent } from '@shared/calendar/call-event'
import type { Language } from '@shared/calendar/zone-time'

/** Saves the event on the visitor's device. */
export const downloadCalendarFile = (event: CallEvent, name: string) =>
  saveFile(calendarFile(event), 'text/calendar;charset=utf-8', name)

interface CalendarCardProps {
  event: CallEvent
  /** Email addresses with which Google Calendar shares the event. */
  guests: readonly string[]
  language?: Language
}

/** Adds the call to the visitor's calendar. */
export function CalendarCard({ event, guests, language }: CalendarCardProps) {
  const copy = language === 'ms' ? malayCalendarCard : calendarCard
  const newTabNote = language === 'ms' ? malayNewTab : undefined
  return (
    <section>
      <h2 className="text-h3">{copy.heading}</h2>
      <p className="mt-2 text-ink-2">{copy.text}</p>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <ButtonLink to={googleLink(event, guests)} newTabNote={newTabNote} variant="line">
          {copy.google}
        </ButtonLink>
        {(['live', 'office'] as const).map((host) => (
          <ButtonLink key={host} to={outlookLink(event, host)} newTabNote={newTabNote} variant="line">
            {copy[host]}
          </ButtonLink>
        ))}
        <Button variant="line" onClick={() => downloadCalendarFile(event, copy.fileName)}>
          {copy.file}
        </Button>
      </div>
    </section>
  )
}
