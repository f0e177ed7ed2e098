import type { CallEvent } from './call-event.ts'

const lineOctets = 75
const bytes = new TextEncoder()

/** A moment (ms since 1970) as calendars write it: '20261123T010000Z'. */
export const utcStamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Lines as a calendar's text: CRLF, and at most 75 octets in each, folded between characters. */
const calendarText = (lines: string[]) => lines.map((line) => `${fold(line)}\r\n`).join('')

const calendarStart = (organiser: string) => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  `PRODID:-//${escapeText(organiser)}//Booking//EN`,
  'CALSCALE:GREGORIAN',
]

/**
 * The event as a file for any calendar, strictly by RFC 5545, 5546 and 7986 (CONFERENCE): text escaped,
 * moments in UTC. Two alarms, an hour and 15 minutes before; a cancelled event has no alarms, and
 * METHOD:CANCEL removes the event with the same UID.
 */
export const calendarFile = (event: CallEvent): string =>
  calendarText([
    ...calendarStart(event.organiser.name),
    `METHOD:${event.cancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...eventLines(event),
    'END:VCALENDAR',
  ])

/** Events as a calendar to subscribe to; it asks clients to refresh every 15 minutes. */
export const calendarFeed = (name: string, organiser: string, events: readonly CallEvent[]): string =>
  calendarText([
    ...calendarStart(organiser),
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ])

const eventLines = (event: CallEvent) => [
  'BEGIN:VEVENT',
  `UID:${escapeText(event.uid)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${utcStamp(event.stamp)}`,
  `DTSTART:${utcStamp(event.start)}`,
  `DTEND:${utcStamp(event.end)}`,
  `SUMMARY:${escapeText(event.title)}`,
  `DESCRIPTION:${escapeText(event.description)}`,
  `LOCATION:${escapeText(event.location)}`,
  `URL:${event.url}`,
  ...(event.meetingLink ? [`CONFERENCE;VALUE=URI;FEATURE=VIDEO:${event.meetingLink}`] : []),
  `ORGANIZER;CN="${event.organiser.name.replace(/["\p{Cc}]/gu, '')}":mailto:${event.organiser.email}`,
  `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  `TRANSP:${event.cancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
  ...(event.cancelled ? [] : [...alarm('-PT1H', event), ...alarm('-PT15M', event)]),
  'END:VEVENT',
]

const alarm = (trigger: string, { title }: CallEvent) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(title)}`,
  `TRIGGER:${trigger}`,
  'END:VALARM',
]

/** A TEXT value: backslash, semicolon, comma and line ends escaped; other control characters are not allowed in it. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** Folds a content line: what follows a fold begins with a space, which counts among the 75 octets. */
export function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = bytes.encode(character).length
    if (octets + size > lineOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
