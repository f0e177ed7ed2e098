import { readFileSync } from 'node:fs'
import path from 'node:path'
import ICAL from 'ical.js'
import { sync as nodeIcal, type VEvent } from 'node-ical'
import { describe, expect, it } from 'vitest'
import { calendarFile, escapeText, fold } from '@shared/calendar/calendar-file'
import { callEvent, type CallEvent, type CallFacts } from '@shared/calendar/call-event'

const studio = { name: 'Rentak Studio', email: 'hello@rentak-studio.example', url: 'https://studio.example' }
const facts: CallFacts = {
  bookingId: '0b8f6a52-3d6e-4d0e-9c39-0f1f2a3b4c5d',
  sequence: 0,
  startsAt: Date.UTC(2026, 11, 2, 6, 30),
  callMethod: 'video',
  cancelled: false,
  manageToken: '7d0f9a61-52c4-4b1a-8d77-3f5f6e7d8c9b',
}
const stamp = Date.UTC(2026, 10, 20, 4, 5, 6)
const made = callEvent(facts, studio, stamp)
const moved = callEvent(
  {
    ...facts,
    sequence: 1,
    startsAt: Date.UTC(2026, 11, 3, 1),
    meetingLink: 'https://meet.example.test/studio',
  },
  studio,
  stamp + 60_000,
)
const cancelled = callEvent(
  { ...facts, sequence: 2, cancelled: true, cancelReason: 'I am unwell; sorry.' },
  studio,
  stamp + 120_000,
)

const golden = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../../tests/support/golden', `${name}.ics`), 'utf8')

const unfolded = (file: string) => file.replaceAll('\r\n ', '')

/** The file as parsed by ical.js, which throws if it cannot read it. */
function byIcalJs(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('no event')
  const event = new ICAL.Event(component)
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().getTime(),
    end: event.endDate.toJSDate().getTime(),
    title: event.summary,
    description: event.description,
    location: event.location,
    alarms: component
      .getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
  }
}

/** The file as parsed by node-ical. */
function byNodeIcal(file: string) {
  const all = nodeIcal.parseICS(file)
  const event = Object.values(all).find((one): one is VEvent => one?.type === 'VEVENT')
  if (!event) throw new Error('no event')
  return {
    method: event.method,
    status: event.status,
    uid: event.uid,
    sequence: Number(event.sequence),
    start: event.start.getTime(),
    end: event.end?.getTime(),
    title: event.summary,
    description: event.description,
    location: event.location,
    alarms: event.alarms?.map((alarm) => String(alarm.trigger)),
  }
}

const expected = (event: CallEvent) => ({
  method: event.cancelled ? 'CANCEL' : 'PUBLISH',
  status: event.cancelled ? 'CANCELLED' : 'CONFIRMED',
  uid: event.uid,
  sequence: event.sequence,
  start: event.start,
  end: event.end,
  title: event.title,
  description: event.description,
  location: event.location,
  alarms: event.cancelled ? [] : ['-PT1H', '-PT15M'],
})

describe.each([
  ['call-made', made],
  ['call-moved', moved],
  ['call-cancelled', cancelled],
])('the calendar file %s', (name, event) => {
  it('is byte for byte equal to the stored file', () => {
    expect(calendarFile(event)).toBe(golden(name))
  })

  it('is read correctly by two independent parsers', () => {
    const file = calendarFile(event)
    expect(byIcalJs(file)).toEqual(expected(event))
    const { alarms = [], ...rest } = byNodeIcal(file)
    expect({ ...rest, alarms }).toEqual(expected(event))
  })
})

describe('a changed call', () => {
  it('keeps its uid while its sequence increases', () => {
    expect(new Set([made.uid, moved.uid, cancelled.uid])).toEqual(
      new Set(['0b8f6a52-3d6e-4d0e-9c39-0f1f2a3b4c5d@studio.example']),
    )
    expect([made.sequence, moved.sequence, cancelled.sequence]).toEqual([0, 1, 2])
  })
})

describe('a video call', () => {
  it('has its link in the calendar fields for links and in the text', () => {
    const link = 'https://meet.example.test/studio'
    expect(moved.location).toBe(link)
    expect(moved.description).toContain(`The video call is here: ${link}`)
    expect(unfolded(calendarFile(moved))).toContain(`\r\nCONFERENCE;VALUE=URI;FEATURE=VIDEO:${link}\r\n`)
  })

  it('without a link says that it will be sent, and a cancelled call has none', () => {
    expect(made.description).toContain('We send you the link for the video before the call.')
    const off = callEvent(
      { ...facts, cancelled: true, meetingLink: 'https://meet.example.test' },
      studio,
      stamp,
    )
    for (const event of [made, off]) {
      expect(event.location).toBe('Video call')
      expect(calendarFile(event)).not.toMatch(/CONFERENCE|meet\.example/)
    }
  })
})

describe('the content of a calendar file', () => {
  const file = calendarFile({ ...made, description: `${'漢字, and; more 👩‍👩‍👧 '.repeat(20)}\nend` })

  it('has lines of at most 75 octets that end in CRLF and never split a character', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    for (const line of file.split('\r\n')) {
      expect(line).not.toMatch(/[\r\n]|\p{Surrogate}/u)
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    }
    expect(unfolded(file)).toContain('漢字\\, and\\; more')
  })

  it('escapes characters that would end a value, and has no control characters', () => {
    expect(escapeText('a\\b;c,d\r\ne\u0007')).toBe('a\\\\b\\;c\\,d\\ne')
    expect(fold('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
  })

  it('cannot be injected into by the studio’s name', () => {
    const hostile = callEvent(facts, { ...studio, name: 'A"B\r\nATTENDEE:mailto:x@y.z;,' }, stamp)
    const read = byIcalJs(calendarFile(hostile))
    expect(read.title).toBe('Call with A"B\nATTENDEE:mailto:x@y.z;,')
    expect(unfolded(calendarFile(hostile))).not.toMatch(/^ATTENDEE/m)
  })
})
