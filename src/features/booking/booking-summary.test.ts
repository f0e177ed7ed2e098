import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { checkBooking, type Booking } from '@/features/booking/booking-schema'
import { bookingChatLink, bookingSummary } from '@/features/booking/booking-summary'
import { linkLimit } from '@/lib/whatsapp'
import { googleLink, outlookLink } from '@/features/booking/calendar-links'
import { calendarFile } from '@shared/calendar/calendar-file'
import { callEvent } from '@shared/calendar/call-event'

const booking: Booking = {
  name: 'Nurul Hidayah',
  contact: 'nurul@example.test',
  date: '2026-12-02',
  slot: '2:30 PM',
  message: 'Two clinics in Ipoh; hours, doctors.',
  callMethod: 'video',
  projectType: 'New Website (Spark Package)',
  timezone: 'Asia/Kathmandu',
  reminders: { email: { enabled: true, times: ['1 hour'] }, sms: { enabled: false, times: [] } },
}
const now = Date.UTC(2026, 10, 20)
const textOf = (link: string) => new URL(link).searchParams.get('text')

describe('the summary', () => {
  it('has one line for every value of the booking', () => {
    expect(bookingSummary(booking)).toBe(
      [
        'Hello, I would like to book a call.',
        '',
        'Name: Nurul Hidayah',
        'Contact: nurul@example.test',
        'Date: Wednesday, 2 December 2026',
        'Time: 2:30 PM (MYT)',
        'Call method: Video call',
        'Project type: New Website (Spark Package)',
        'Package: Spark',
        'Timezone: Asia/Kathmandu (UTC+05:45)',
        'Message: Two clinics in Ipoh; hours, doctors.',
        'Reminders: Email 1 hour before',
      ].join('\n'),
    )
  })

  it('mentions no email reminder if a phone number was given', () => {
    expect(bookingSummary({ ...booking, contact: '+60 12-345 6789' })).not.toContain('Reminders')
  })
})

describe('the chat link', () => {
  it('has the number in digits and the whole summary', () => {
    const link = bookingChatLink('+60 12-345 6789', booking)
    expect(link.startsWith('https://wa.me/60123456789?text=Hello%2C%20I%20would')).toBe(true)
    expect(textOf(link)).toBe(bookingSummary(booking))
  })

  it.each(['a', '你', '👩‍👩‍👧', '%', '\n'])(
    'stays within 2,000 bytes for a message of thousands of %j, with all other values complete',
    (part) => {
      const link = bookingChatLink('60123456789', { ...booking, message: `x${part.repeat(1600)}x` })
      expect(link.length).toBeLessThanOrEqual(linkLimit)
      const text = textOf(link) ?? ''
      for (const kept of [
        'Nurul Hidayah',
        'nurul@example.test',
        '2 December 2026',
        '2:30 PM (MYT)',
        'before',
      ]) {
        expect(text).toContain(kept)
      }
      expect(text).toContain('…')
      expect(text).not.toContain('\uFFFD')
    },
  )

  it('cuts the message before the name, and never date and time', () => {
    const long = { ...booking, name: '你'.repeat(200), message: '好'.repeat(5000) }
    const link = bookingChatLink('60123456789', long)
    expect(link.length).toBeLessThanOrEqual(linkLimit)
    const text = textOf(link)
    expect(text).toContain('Message: …')
    expect(text).toMatch(/Name: 你{50,}…/)
    expect(text).toContain('Date: Wednesday, 2 December 2026\nTime: 2:30 PM (MYT)')
  })
})

/**
 * Text in any script with combining marks, emoji, lone surrogates, line ends, control characters and escapes.
 */
const anyText = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }),
    fc.constantFrom(
      '\r\n',
      '\n',
      '\r',
      '\t',
      ',',
      ';',
      ':',
      '\\',
      '\\n',
      '"',
      '%',
      '%0A',
      '&',
      '=',
      '#',
      '+',
      ' ',
      '…',
    ),
    fc.constantFrom('\uD83D', '\uDC69', '👩‍👩‍👧', 'é', 'BEGIN:VEVENT\r\n', '\u0000', '\u0085', '\u2028'),
  ),
  minLength: 1,
  maxLength: 30,
})

/** A text as a calendar keeps it: one kind of line end, no other control characters. */
const asCalendarsKeepIt = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')

/** SUMMARY_RUNS=10000 is a long run of half a minute. */
const runs = Number(process.env.SUMMARY_RUNS ?? 500)

describe('summaries of any text', () => {
  it('survive the chat link, Google, both Outlooks and the calendar file', { timeout: 300_000 }, () => {
    const studio = { name: 'Studio', email: 'hello@studio.example', url: 'https://studio.example' }
    const facts = {
      bookingId: 'id',
      sequence: 0,
      startsAt: now,
      callMethod: 'voice',
      cancelled: false,
    } as const
    const event = callEvent({ ...facts, manageToken: 'token' }, studio, now)
    fc.assert(
      fc.property(anyText, anyText, (name, message) => {
        const checked = checkBooking({ ...booking, name, message: `m${message}` }, now)
        // The form refuses a name with markup or control characters; then only the message is tested.
        const of = checked.ok
          ? checked.booking
          : { ...booking, message: `m${message.replace(/\p{Surrogate}/gu, '\uFFFD')}` }
        const summary = bookingSummary(of)
        const link = bookingChatLink('60123456789', of)
        expect(link.length).toBeLessThanOrEqual(linkLimit)
        expect(link).toMatch(/^[!-~]+$/)
        const text = textOf(link) ?? ''
        if (text !== summary) expect(text).toContain('…')
        expect(text).toContain('Date: Wednesday, 2 December 2026\nTime: 2:30 PM (MYT)')

        const described = { ...event, description: summary }
        const details = new URL(googleLink(described, [])).searchParams.get('details') ?? ''
        expect(summary.startsWith(details.replace(/…$/, '')) || details === summary).toBe(true)
        const body = new URL(outlookLink(described, 'live')).searchParams.get('body')
        expect(body).toBe(details)

        const calendar = new ICAL.Component(ICAL.parse(calendarFile(described)) as unknown[])
        const entry = calendar.getFirstSubcomponent('vevent')
        expect(entry?.getFirstPropertyValue('description')).toBe(asCalendarsKeepIt(summary))
        expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1)
      }),
      { numRuns: runs },
    )
  })
})
