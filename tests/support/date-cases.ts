/** Moments as Malaysia writes them, which the browser and the database must read alike. */
interface DateCase {
  title: string
  /** The moment in UTC. */
  at: string
  /** Its day in Malaysia, yyyy-mm-dd. */
  day: string
  /** Its time in Malaysia on a 24-hour clock, and as it is written. */
  clock: string
  time: string
}

export const dateCases: readonly DateCase[] = [
  {
    title: 'the last second of a day',
    at: '2025-03-05T15:59:59Z',
    day: '2025-03-05',
    clock: '23:59',
    time: '11:59 PM',
  },
  { title: 'midnight', at: '2025-03-05T16:00:00Z', day: '2025-03-06', clock: '00:00', time: '12:00 AM' },
  { title: 'noon', at: '2025-03-06T04:00:00Z', day: '2025-03-06', clock: '12:00', time: '12:00 PM' },
  {
    title: 'a time before ten, without a leading zero',
    at: '2025-03-06T01:05:00Z',
    day: '2025-03-06',
    clock: '09:05',
    time: '9:05 AM',
  },
  {
    title: 'the end of a year',
    at: '2025-12-31T15:59:59Z',
    day: '2025-12-31',
    clock: '23:59',
    time: '11:59 PM',
  },
  {
    title: 'New Year, still the old year in UTC',
    at: '2025-12-31T16:00:00Z',
    day: '2026-01-01',
    clock: '00:00',
    time: '12:00 AM',
  },
  { title: 'a leap day', at: '2028-02-28T16:30:00Z', day: '2028-02-29', clock: '00:30', time: '12:30 AM' },
  {
    title: 'the day after a leap day',
    at: '2028-02-29T16:00:00Z',
    day: '2028-03-01',
    clock: '00:00',
    time: '12:00 AM',
  },
]
