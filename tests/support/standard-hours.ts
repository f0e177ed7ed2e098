import { addDays } from '@/lib/dates'

/** The specification's hours, which apply while the owner has set none. */
export const slots = [
  '9:00 AM',
  '9:30 AM',
  '10:00 AM',
  '10:30 AM',
  '11:00 AM',
  '11:30 AM',
  '2:00 PM',
  '2:30 PM',
  '3:00 PM',
  '3:30 PM',
  '4:00 PM',
  '4:30 PM',
  '5:00 PM',
] as const

/** The answer of call_times on 20 November 2026 for a day with these times taken. */
export const callTimes = (taken: readonly string[] = []) => ({
  first: '2026-11-20',
  last: '2027-02-18',
  times: slots.map((slot) => ({ slot, state: taken.includes(slot) ? 'taken' : 'free' })),
})

/** The answer of call_days on 20 November 2026, with these times taken on every day, and some days of another kind. */
export const callDays = (taken: readonly string[] = [], others: Readonly<Record<string, object>> = {}) => {
  const { first, last } = callTimes()
  const days = Array.from({ length: 91 }, (_, index) => addDays(first, index)).map((date) => ({
    date,
    free: slots.filter((slot) => !taken.includes(slot)),
    taken: [...taken],
    ...others[date],
  }))
  return { first, last, days }
}
