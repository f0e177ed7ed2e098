import type { Studio } from '@/content/site'
import { env } from '@/lib/env'
import { utcStamp } from '@shared/calendar/calendar-file'
import type { CallEvent, CallStudio } from '@shared/calendar/call-event'

/** The studio as calendars name it. */
export const callStudio = ({ name, email }: Studio): CallStudio => ({ name, email, url: env.siteUrl })

/** Calendars refuse very long addresses; the whole text is in the file. In characters. */
const detailsLimit = 800

/** '2026-11-23T01:00:00Z'. */
const isoSeconds = (time: number) => new Date(time).toISOString().replace(/\.\d{3}/, '')

/** Spaces as %20: Outlook shows a plus as a plus. */
const address = (base: string, query: Record<string, string>) =>
  `${base}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`

function details({ description }: CallEvent): string {
  const characters = [...description]
  return characters.length <= detailsLimit ? description : `${characters.slice(0, detailsLimit).join('')}…`
}

/** `guests` are email addresses that the event is shared with. */
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

/** `live` is Outlook.com, `office` the one of a company. */
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
