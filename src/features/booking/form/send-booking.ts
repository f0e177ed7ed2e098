import * as v from 'valibot'
import { packageIn } from '@/features/booking/form/prefill'
import { slotLabel } from '@/features/booking/slots'
import { refusalCodes, type Refusal, type StoredBooking } from '@/features/booking/outbox/stored-booking'
import type { Json } from '@/lib/database.types'
import { rest } from '@/lib/rest'

/** `unreachable`: nothing that settles it came back, so it is to be sent again. `field` of an invalid_input. */
export type Outcome =
  | { status: 'stored'; call: NonNullable<StoredBooking['call']> }
  | { status: 'unreachable' }
  | { status: 'refused'; code: Refusal; field?: string }

/** While the visitor watches, a request without an answer is given up so soon, and sent again later. In ms. */
const firstPatience = 8000

/**
 * Stores a booking. Never throws; sent twice with one key, it is stored once. `patience` in ms: a request that has no
 * answer by then is given up, though the database may have heard it.
 */
export async function sendBooking(
  { key, booking }: StoredBooking,
  patience = firstPatience,
): Promise<Outcome> {
  try {
    const { data, error, status } = await rest
      .rpc('submit_booking', {
        name: booking.name,
        contact: booking.contact,
        preferred_date: booking.date,
        preferred_time: slotLabel(booking.slot),
        call_method: booking.callMethod,
        message: booking.message,
        project_type: booking.projectType || undefined,
        package: packageIn(booking.projectType),
        timezone: booking.timezone,
        reminders: booking.reminders as unknown as Json,
        idempotency_key: key,
      })
      .abortSignal(AbortSignal.timeout(patience))
    if (!error) return stored(data)
    const code = refusalCodes.find((known) => error.message.includes(known))
    if (code) return { status: 'refused', code, field: error.hint || undefined }
    // A request that the database cannot take will not be taken later either: better told than tried for ever.
    return status === 400 ? { status: 'refused', code: 'invalid_input' } : { status: 'unreachable' }
  } catch {
    return { status: 'unreachable' }
  }
}

/** What submit_booking gives. An answer of another shape is none: a proxy's page, or an older procedure. */
function stored(data: unknown): Outcome {
  const answer = v.safeParse(v.object({ booking_id: v.string(), manage_token: v.string() }), data)
  if (!answer.success) return { status: 'unreachable' }
  return {
    status: 'stored',
    call: { bookingId: answer.output.booking_id, manageToken: answer.output.manage_token },
  }
}

/** A version 4 UUID. Not crypto.randomUUID: a site opened by its address in the house has no https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
