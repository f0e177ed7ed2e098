import { site } from '@/content/site'
import type { Booking } from '@/features/booking/booking-schema'
import { emailIn } from '@/features/booking/reminders'
import type { StoredBooking } from '@/features/booking/outbox/stored-booking'
import { startOf } from '@/features/booking/slots'
import { env } from '@/lib/env'
import { callEvent, type CallEvent, type CallStudio } from '@shared/calendar/call-event'

/** The studio as calendars name it. */
export const callStudio: CallStudio = { name: site.name, email: site.email, url: env.siteUrl }

/** The event of a booking that this browser has made; none until the studio's calendar has it. */
export function bookedEvent({ call, booking, madeAt }: StoredBooking): CallEvent | undefined {
  if (!call) return undefined
  const facts = { ...call, sequence: 0, startsAt: startOf(booking), cancelled: false }
  return callEvent({ ...facts, callMethod: booking.callMethod }, callStudio, madeAt)
}

/** Whom Google Calendar shares the event with: the studio, and the visitor where an address was given. */
export function guestsOf({ contact }: Pick<Booking, 'contact'>): string[] {
  const email = emailIn(contact)
  return email ? [site.email, email] : [site.email]
}
