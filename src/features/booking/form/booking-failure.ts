import { refusals } from '@/content/booking'
import type { Booking, BookingField } from '@/features/booking/booking-schema'
import type { CallTime } from '@/features/booking/slots'
import type { StoredBooking } from '@/features/booking/outbox/stored-booking'

/** Why nothing was booked. `lost` is a time that somebody else has; `nearest` follows when it is known. */
export interface Failure {
  message: string
  /** It came from the database, after the button was pressed: what says so takes the focus. */
  refused?: boolean
  field?: BookingField
  lost?: CallTime
  nearest?: readonly CallTime[]
}

/** What a refusal says to the visitor, and at which field. */
export function failureOf(booking: Booking, refusal: NonNullable<StoredBooking['refusal']>): Failure {
  const { code, field } = refusal
  if (code === 'slot_taken') {
    return { message: '', refused: true, field: 'slot', lost: { date: booking.date, slot: booking.slot } }
  }
  if (code === 'invalid_input') {
    const named = (['name', 'contact', 'message'] as const).find((name) => name === field)
    return { message: refusals.invalid_input, refused: true, field: named }
  }
  return { message: refusals[code], refused: true, field: code === 'rate_limited' ? undefined : 'slot' }
}
