// @vitest-environment jsdom
import ical from 'ical.js'
import type { Email } from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { type Booking, timeLeft } from '../../supabase/functions/send-due/booking.ts'
import { type BookingEmailKind, bookingEmailKinds } from '../../supabase/functions/_shared/outbox.ts'
import { bookingEmail } from '../../supabase/functions/send-due/booking-email.ts'
import { bookingSms } from '../../supabase/functions/send-due/booking-sms.ts'
import { booking } from './support/booking'
import { bodyOf, received as parsed } from './support/received'
import { studio } from './support/settings'

const dayBefore = booking.startsAt - 86_400_000
const manage = `https://studio.test/book-a-call/manage?token=${booking.emailToken}`

const make = (kind: BookingEmailKind, change: Partial<Booking> = {}, now = dayBefore) =>
  bookingEmail({ kind, recipient: 'nurul@example.test', booking: { ...booking, ...change } }, studio, now)

const received = (...args: Parameters<typeof make>) => parsed(make(...args))

const textOf = (html = '') => bodyOf(html).textContent.replace(/\s+/g, ' ')

function eventIn(mail: Email) {
  const [file] = mail.attachments
  if (!file) throw new Error('no attachment')
  const text = typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content)
  const calendar = new ical.Component(ical.parse(text))
  const vevent = calendar.getFirstSubcomponent('vevent')
  if (!vevent) throw new Error('no event')
  return {
    file,
    method: calendar.getFirstPropertyValue('method'),
    status: vevent.getFirstPropertyValue('status'),
    event: new ical.Event(vevent),
  }
}

describe('every email about a booking', () => {
  it.each(bookingEmailKinds)(
    '%s has the time of the call in Malaysia and in the visitor’s time zone',
    async (kind) => {
      const mail = await received(kind)
      expect(mail.to).toMatchObject([{ address: 'nurul@example.test' }])
      for (const part of [mail.text ?? '', textOf(mail.html)]) {
        expect(part).toContain('Hello,')
        expect(part).toContain('Monday, 23 November 2026, 9:00 AM (MYT)')
        expect(part).toContain('Sunday, 22 November 2026, 8:00 PM (EST)')
        expect(part).toContain('Video call')
      }
    },
  )

  it.each(bookingEmailKinds)('%s omits the second time if it is the same', async (kind) => {
    for (const timezone of ['Asia/Singapore', 'Asia/Kuala_Lumpur', 'Mars/Olympus_Mons']) {
      const { text } = await received(kind, { timezone })
      expect(text).not.toContain('Where you are')
    }
  })

  it.each(bookingEmailKinds)('%s is answered to the studio, not to the address that sends', (kind) => {
    expect(make(kind).replyTo).toBe(studio.email)
  })

  it.each(bookingEmailKinds)('%s stays readable on a dark screen', (kind) => {
    const texts = [...bodyOf(make(kind).html).querySelectorAll<HTMLElement>('p')].filter((p) => p.style.color)
    expect(texts.length).toBeGreaterThan(3)
    expect(texts.every((p) => p.classList.contains('text'))).toBe(true)
  })
})

describe('the confirmation', () => {
  it('links to the page to move or cancel the call', async () => {
    const mail = await received('booking_confirmation')
    expect(mail.subject).toBe('Your call is booked: Monday, 23 November 2026, 9:00 AM (MYT)')
    expect(mail.text).toContain(manage)
    expect([...bodyOf(mail.html).querySelectorAll('a')].map(({ href }) => href)).toEqual([manage, manage])
  })

  it('says how to reach the studio', () => {
    const reachable = { ...studio, whatsappNumber: '+60 13-999 8888' }
    const { text } = bookingEmail(
      { kind: 'booking_confirmation', recipient: 'nurul@example.test', booking },
      reachable,
      dayBefore,
    )
    expect(text).toContain('hello@studio.test, or WhatsApp +60 13-999 8888')
  })

  it('has no link if the call can no longer be changed', async () => {
    const mail = await received('booking_confirmation', {}, booking.startsAt - 7_100_000)
    expect(bodyOf(mail.html).querySelectorAll('a')).toHaveLength(0)
    expect(mail.text).not.toContain('cancel it')
    expect(mail.text).toContain('Reply to this email')
  })

  it('asks only unconfirmed people to confirm the call, with the reason', async () => {
    const asked = /confirm the call, so that we know this address is yours/
    expect((await received('booking_confirmation', { confirmed: false })).text).toMatch(asked)
    expect((await received('booking_confirmation')).text).not.toMatch(asked)
  })

  it.each([
    ['can be changed', 7_200_000, true],
    ['can no longer be changed', 7_100_000, false],
  ])('has a confirmation link if the unconfirmed call %s', async (_, before, changeable) => {
    const mail = await received('booking_confirmation', { confirmed: false }, booking.startsAt - before)
    const [open] = bodyOf(mail.html).querySelectorAll('a')
    expect([open?.textContent, open?.href]).toEqual(['Confirm the call', manage])
    for (const part of [mail.text ?? '', textOf(mail.html)]) {
      expect(part.includes('move or cancel it there')).toBe(changeable)
      expect(part.includes('Reply to this email')).toBe(!changeable)
    }
  })

  it('has a calendar file of the call', async () => {
    const { file, method, status, event } = eventIn(await received('booking_confirmation'))
    expect(file).toMatchObject({ filename: 'call.ics', mimeType: 'text/calendar' })
    expect({ method, status, uid: event.uid, sequence: event.sequence }).toEqual({
      method: 'PUBLISH',
      status: 'CONFIRMED',
      uid: `${booking.bookingId}@studio.test`,
      sequence: 2,
    })
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-23T01:00:00.000Z')
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-23T01:30:00.000Z')
    expect(event.description).toContain(manage)
  })
})

describe('the link of a video call', () => {
  const link = 'https://meet.example.test/studio?a=1&b=2'
  const ways = async (kind: BookingEmailKind, change: Partial<Booking> = {}) => {
    const { text = '', html } = await received(kind, { meetingLink: link, ...change })
    const links = [...bodyOf(html).querySelectorAll('a')].map(({ href }) => href)
    return { inText: text.includes(link), inHtml: links.includes(link) }
  }

  it.each(['booking_confirmation', 'booking_moved', 'booking_reminder'] as const)(
    'is in %s, whether confirmed or not',
    async (kind) => {
      expect(await ways(kind)).toEqual({ inText: true, inHtml: true })
      expect(await ways(kind, { confirmed: false })).toEqual({ inText: true, inHtml: true })
    },
  )

  it('is in the calendar file', async () => {
    expect(eventIn(await received('booking_confirmation', { meetingLink: link })).event.location).toBe(link)
  })

  it.each(['booking_request', 'booking_cancelled'] as const)('is not in %s', async (kind) => {
    expect(await ways(kind)).toEqual({ inText: false, inHtml: false })
  })

  it('is announced if it is not set yet, but not for a voice call', async () => {
    const promised = /We send you the link for the video before the call\./
    expect((await received('booking_confirmation')).text).toMatch(promised)
    expect((await received('booking_confirmation', { meetingLink: link })).text).not.toMatch(promised)
    expect((await received('booking_confirmation', { callMethod: 'voice' })).text).not.toMatch(promised)
  })
})

describe('the email about a requested call', () => {
  it('says that the time is not reserved until the call is confirmed', async () => {
    const mail = await received('booking_request', { confirmed: false })
    expect(mail.subject).toBe('Please confirm your call: Monday, 23 November 2026, 9:00 AM (MYT)')
    for (const part of [mail.text ?? '', textOf(mail.html)]) {
      expect(part).toContain('The time is not reserved yet.')
      expect(part).toContain('the time is yours if it is still free')
      expect(part).not.toContain('is booked')
    }
    expect(bodyOf(mail.html).querySelector('a')?.href).toBe(manage)
    expect(mail.attachments).toEqual([])
  })
})

describe('the emails about a move and a cancellation', () => {
  it('have a calendar file that updates the same event', async () => {
    const moved = eventIn(await received('booking_moved', { sequence: 3 }))
    const cancelled = eventIn(await received('booking_cancelled', { sequence: 4 }))
    expect([moved.method, moved.status, moved.event.sequence]).toEqual(['PUBLISH', 'CONFIRMED', 3])
    expect([cancelled.method, cancelled.status, cancelled.event.sequence]).toEqual(['CANCEL', 'CANCELLED', 4])
    expect(new Set([moved.event.uid, cancelled.event.uid])).toEqual(
      new Set([`${booking.bookingId}@studio.test`]),
    )
  })

  it('have the studio’s reason for cancelling, if any, as text and in the calendar', async () => {
    const cancelReason = 'A <b>public</b> holiday, sorry.'
    const mail = await received('booking_cancelled', { cancelReason })
    for (const part of [mail.text ?? '', textOf(mail.html)]) expect(part).toContain(cancelReason)
    expect(eventIn(mail).event.description).toContain(`Why: ${cancelReason}`)
    expect((await received('booking_cancelled')).text).not.toContain('Why')
  })

  it('link only to a new booking after a cancellation', async () => {
    const { html } = await received('booking_cancelled')
    expect([...bodyOf(html).querySelectorAll('a')].map(({ href }) => href)).toEqual([
      'https://studio.test/book-a-call',
    ])
  })
})

describe('a reminder', () => {
  it('has the time left until the call and no file', async () => {
    const mail = await received('booking_reminder', {}, booking.startsAt - 3_590_000)
    expect(mail.subject).toBe('Your call with Rentak Studio begins in 1 hour')
    expect(mail.attachments).toEqual([])
  })

  it('by SMS fits into one message', () => {
    const sms = bookingSms({ recipient: '012-345 6789', booking }, studio, booking.startsAt - 890_000)
    expect(sms).toEqual({
      to: '012-345 6789',
      text: 'Rentak Studio: your video call begins in 15 minutes (23 November 2026, 9:00 AM MYT).',
    })
    expect(sms.text.length).toBeLessThanOrEqual(160)
  })
})

describe('the time left', () => {
  it.each([
    [30_000, '1 minute'],
    [290_000, '5 minutes'],
    [899_000, '15 minutes'],
    [52 * 60_000, '52 minutes'],
    [3_540_000, '1 hour'],
    [3_600_000, '1 hour'],
    [7_200_000, '2 hours'],
    [20 * 3_600_000, '20 hours'],
    [86_390_000, '1 day'],
    [86_400_000, '1 day'],
    [172_000_000, '2 days'],
    [-5, '1 minute'],
  ])('of %i ms is %s', (ms, said) => {
    expect(timeLeft(ms)).toBe(said)
  })
})
