import type { Studio } from '@/content/site'
import { env } from '@/lib/env'
import { utcStamp } from '@shared/calendar/calendar-file'
import type { CallEvent, CallStudio } from '@shared/calendar/call-event'

/** The studio as organiser in calendars. */
export const callStudio = ({ name, email }: Studio): CallStudio => ({ name, email, url: env.siteUrl })

/** In characters. Calendars refuse very long URLs; the complete text is in the file. */
const detailsLimit = 800

/** For example '2026-11-23T01:00:00Z'. */
const isoSeconds = (time: number) => new Date(time).toISOString().replace(/\.\d{3}/, '')

/** Encodes spaces as %20, because Outlook shows a plus literally. */
const address = (base: string, query: Record<string, string>) =>
  `${base}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`

function details({ description }: CallEvent): string {
  const characters = [...description]
  return characters.length <= detailsLimit ? description : `${characters.slice(0, detailsLimit).join('')}…`
}

/** `guests` are the email addresses with which the event is shared. */
export function googleLink(event: CallEvent, guests: readonly string[]): string {
  return address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: event.title,
    dates: `${utcStamp(event.start)}/${utcStamp(event.end)}`,
    details: details(event),
    location: event.location,
    add: guests.join(','),
  })
}

/** `live` is Outlook.com, `office` is Outlook for work accounts. */
export function outlookLink(event: CallEvent, host: 'live' | 'office'): string {
  return address(`https://outlook.${host}.com/calendar/0/deeplink/compose`, {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: isoSeconds(event.start),
    enddt: isoSeconds(event.end),
    body: details(event),
    location: event.location,
  })
}
