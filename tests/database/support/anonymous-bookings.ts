import { expect } from 'vitest'
import { slots } from '../../support/standard-hours'
import { type Client, newCaller, queryOne, type TestDatabase } from '../../support/database'
import { answerOf, bookCall, type Booking } from '../../support/submissions'
import { takenOn } from './call-times'

/** The usual limits, except the one of all submissions. */
export const figures = {
  'submissions an hour': 1_000_000,
  'unconfirmed calls in a day': 6,
  'unconfirmed calls of a contact': 1,
  'unconfirmed calls of a caller': 6,
}
/** Bookings that anonymous callers make, and confirm from their emails. */
export function anonymousBookings(db: () => TestDatabase) {
  async function submit(change: Partial<Booking> = {}, as: Client = newCaller(db().backend)) {
    const { data, error, status } = await bookCall(as, change)
    return { ...answerOf({ data }), error: error?.message, code: status }
  }

  const statusOf = async (change?: Partial<Booking>, as?: Client) => (await submit(change, as)).status
  const taken = (day: string) => takenOn(db(), day)
  const stored = (id: string) =>
    queryOne<{ status: string; confirmed: boolean; email_token: string; preferred_time: string }>(
      db().backend,
      `select status, confirmed_at is not null as confirmed, email_token, preferred_time
    from public.booking_submissions where id = $1::text::uuid`,
      [id],
    )
  const isAddressConfirmed = async (address: string) =>
    (
      await queryOne<{ confirmed: boolean }>(db().backend, 'select private.is_confirmed($1) as confirmed', [
        address,
      ])
    ).confirmed

  /** Confirms as the button on the page behind the email's link does. */
  async function confirmByEmail(id: string) {
    const { email_token: token } = await stored(id)
    return { token, seen: (await newCaller(db().backend).rpc('confirm_booking', { token })).data }
  }

  /** Fills the day's share of unconfirmed calls. */
  async function fillShare(day: string) {
    for (const time of slots.slice(0, 6))
      expect(await statusOf({ preferred_date: day, preferred_time: time })).toBe('booked')
  }

  return { submit, statusOf, taken, stored, isAddressConfirmed, confirmByEmail, fillShare }
}
