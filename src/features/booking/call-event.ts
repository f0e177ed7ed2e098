import { site } from '@/content/site'
import { bookingSummary, callMethodNames } from '@/features/booking/booking-summary'
import { emailIn } from '@/features/booking/reminders'
import { callMinutes, startOf } from '@/features/booking/slots'
import type { StoredBooking } from '@/features/booking/stored-booking'

/** A call as calendars know it. Moments in ms since 1970 (UTC), so that no calendar has to guess a zone. */
export interface CallEvent {
  /** Stays the same when the call is moved or cancelled; then `sequence` rises. */
  uid: string
  sequence: number
  title: string
  description: string
  location: string
  start: number
  end: number
  /** When this version was made. */
  stamp: number
  organiser: { name: string; email: string }
  /** Email addresses. */
  attendees: readonly string[]
}

export function callEvent({
  key,
  madeAt,
  booking,
}: Pick<StoredBooking, 'key' | 'madeAt' | 'booking'>): CallEvent {
  const start = startOf(booking)
  const email = emailIn(booking.contact)
  return {
    uid: `${key}@${site.email.split('@')[1]}`,
    sequence: 0,
    title: `Call with ${site.name}`,
    description: bookingSummary(booking),
    location: callMethodNames[booking.callMethod],
    start,
    end: start + callMinutes * 60_000,
    stamp: madeAt,
    organiser: { name: site.name, email: site.email },
    attendees: email ? [site.email, email] : [site.email],
  }
}
