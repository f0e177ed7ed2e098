import type { CallEvent } from './call-event.ts'

const lineOctets = 75
const bytes = new TextEncoder()

/** A moment (ms since 1970) as calendars write it: '20261123T010000Z'. */
export const utcStamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')

/**
 * The event as a file for any calendar, strictly by RFC 5545, 5546 and 7986 (CONFERENCE): CRLF, lines of at most 75 octets folded
 * between characters, text escaped, moments in UTC. Two alarms, an hour and 15 minutes before; none when it is
 * cancelled, where METHOD:CANCEL takes the event of the same UID away.
 */
export function calendarFile(event: CallEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(event.organiser.name)}//Booking//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${event.cancelled ? 'CANCEL' : 'PUBLISH'}`,
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
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

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
