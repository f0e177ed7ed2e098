import { callStudio } from '@/features/booking/calendar-event'
import { changeLimit, type ManagedCall } from '@/features/booking/manage/managed-call'
import type { CallTime } from '@/features/booking/slots'
import { callEvent, type CallEvent } from '@shared/calendar/call-event'

/** The call's place in the list of times. */
export const timeOf = (call: ManagedCall): CallTime => ({
  date: call.preferred_date,
  slot: call.preferred_time,
})

/** The event in calendars, as of `now` (ms). Its identity is the one of the first file. */
export function managedEvent(call: ManagedCall, token: string, now: number): CallEvent {
  const facts = {
    bookingId: call.booking_id,
    sequence: call.sequence,
    startsAt: Date.parse(call.starts_at),
    callMethod: call.call_method,
    cancelled: call.status === 'cancelled',
    manageToken: token,
  }
  return callEvent(facts, callStudio, now)
}

export type Standing = 'open' | 'late' | 'over' | 'cancelled'

/**
 * What can be done about a call at `now` (ms): `open` to be changed, too `late` for it, `over`, or `cancelled`. A page
 * left open sees the limit pass; the database has the last word.
 */
export function standingOf(call: ManagedCall, now: number): Standing {
  const start = Date.parse(call.starts_at)
  if (call.status === 'cancelled') return 'cancelled'
  if (call.status !== 'booked' || now >= start) return 'over'
  return now > start - changeLimit ? 'late' : 'open'
}
