import { describe, expect, it } from 'vitest'
import { type BookingEmailKind, bookingEmailKinds } from '../../supabase/functions/_shared/outbox.ts'
import { bookingEmail } from '../../supabase/functions/send-due/booking-email.ts'
import { bookingSms } from '../../supabase/functions/send-due/booking-sms.ts'
import { booking } from './support/booking'
import { studio } from './support/settings'

const malay = { ...booking, language: 'ms' as const }
const hourBefore = booking.startsAt - 3_600_000
const make = (kind: BookingEmailKind, now = booking.startsAt - 86_400_000) =>
  bookingEmail({ kind, recipient: 'nurul@example.test', booking: malay }, studio, now)

describe('the emails about a call booked in Malay', () => {
  it.each(bookingEmailKinds)('%s contains none of our English texts', (kind) => {
    const { subject, text, html } = make(kind)
    for (const part of [subject, text, html.replaceAll(/<style>[\s\S]*?<\/style>|<[^>]+>/g, ' ')]) {
      expect(part.replaceAll(/\S+(?:@|:\/\/)\S+/g, '')).not.toMatch(
        /\b(your|you|the|call|please|hello|when|how)\b/i,
      )
    }
    expect(html).toContain('<html lang="ms">')
    expect(text).toContain('Hai,')
    expect(text).toContain('Bila: Isnin, 23 November 2026, 9:00 pagi (MYT)')
  })

  it('have subjects in Malay', () => {
    expect(make('booking_confirmation').subject).toBe(
      'Panggilan anda telah ditempah: Isnin, 23 November 2026, 9:00 pagi (MYT)',
    )
    expect(make('booking_reminder', hourBefore).subject).toBe(
      `Panggilan anda dengan ${studio.name} bermula dalam 1 jam lagi`,
    )
  })

  it('attach a calendar file in Malay', () => {
    const [file] = make('booking_confirmation').attachments ?? []
    expect(file?.content).toContain(`SUMMARY:Panggilan dengan ${studio.name}`)
    expect(file?.content).toContain('LOCATION:Panggilan video')
  })

  it('link to the Malay booking page after a cancellation', () => {
    expect(make('booking_cancelled').text).toContain(`${studio.url}/book-a-call?lang=ms`)
  })
})

it('the SMS reminder is in Malay too', () => {
  expect(bookingSms({ recipient: '+60123456789', booking: malay }, studio, hourBefore).text).toBe(
    `${studio.name}: panggilan video anda bermula dalam 1 jam lagi (23 November 2026, 9:00 pagi MYT).`,
  )
})
