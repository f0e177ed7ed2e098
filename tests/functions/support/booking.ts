import type { BookingFacts } from '../../../supabase/functions/_shared/outbox.ts'
import type { Booking } from '../../../supabase/functions/send-due/booking.ts'

/** A call at 9:00 AM on Monday, 23 November 2026, in Malaysia, booked from New York. */
export const booking: Booking = {
  bookingId: '7a0f4b1a-93a6-4d0c-8d5e-6a7d2f3b9c22',
  emailToken: '2c9b7c55-1a4f-4a65-b5a1-5e3e6d7f8a33',
  sequence: 2,
  startsAt: Date.parse('2026-11-23T01:00:00Z'),
  callMethod: 'video',
  timezone: 'America/New_York',
  confirmed: true,
  meetingLink: null,
  cancelReason: null,
  language: 'en',
}

/** The same call as the database returns it. */
export const bookingFacts: BookingFacts = {
  booking_id: booking.bookingId,
  email_token: booking.emailToken,
  sequence: booking.sequence,
  starts_at: '2026-11-23T01:00:00Z',
  call_method: booking.callMethod,
  timezone: booking.timezone,
  visitor_offset: null,
  visitor_offset_at: null,
  confirmed: booking.confirmed,
  meeting_link: booking.meetingLink,
  cancel_reason: booking.cancelReason,
  language: booking.language,
}
