import { expect } from 'vitest'
import type { Database } from '@/lib/database.types'
import { type Client, newCaller, queryOne, type TestDatabase } from '../../support/database'
import { takenOn } from './call-times'

export type Booking = Database['public']['Functions']['submit_booking']['Args']

/** The usual limits, except the one of all submissions. */
export const figures = {
  'submissions an hour': 1_000_000,
  'unconfirmed calls in a day': 6,
  'unconfirmed calls of a contact': 1,
  'unconfirmed calls of a caller': 6,
}
export const times =
  '9:00 AM,9:30 AM,10:00 AM,10:30 AM,11:00 AM,11:30 AM,2:00 PM,2:30 PM,3:00 PM,3:30 PM,4:00 PM,4:30 PM,5:00 PM'.split(
    ',',
  )

interface Answer {
  booking_id: string
  manage_token: string
  status: string
}

/** The date in Malaysia `days` from today. */
export const inDays = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

let made = 0

/** Bookings that anonymous callers make, and confirm from their emails. */
export function anonymousBookings(db: () => TestDatabase) {
  async function submit(change: Partial<Booking> = {}, as: Client = newCaller(db().backend)) {
    made += 1
    const { data, error, status } = await as.rpc('submit_booking', {
      name: 'Lim Wei',
      contact: `made-up-${made}@example.test`,
      preferred_date: inDays(5),
      preferred_time: '9:00 AM',
      call_method: 'video',
      message: 'We sell batik and want a shop.',
      ...change,
    })
    return { ...(data as unknown as Answer), error: error?.message, code: status }
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
    for (const time of times.slice(0, 6))
      expect(await statusOf({ preferred_date: day, preferred_time: time })).toBe('booked')
  }

  return { submit, statusOf, taken, stored, isAddressConfirmed, confirmByEmail, fillShare }
}
