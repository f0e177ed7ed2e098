import { amount } from '@/admin/kit/format/amount'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import { lastMalaysiaDays, malaysiaDay, malaysiaShortDate, startOfMalaysiaDay } from '@/lib/dates'
import { PatternIcon } from '@/components/ui/pattern-icon'
import { supabase } from '@/lib/supabase'

interface BookingDay {
  /** yyyy-mm-dd in Malaysia. */
  day: string
  count: number
}

/** How many bookings came in on each of the last 14 days in Malaysia, oldest first, days without any included. */
export function bookingsPerDay(createdAt: readonly string[], now: Date): BookingDay[] {
  const counts = new Map(lastMalaysiaDays(14, now).map((day) => [day, 0]))
  for (const instant of createdAt) {
    const day = malaysiaDay(instant)
    const count = counts.get(day)
    if (count !== undefined) counts.set(day, count + 1)
  }
  return [...counts].map(([day, count]) => ({ day, count }))
}

/** One query. It asks for the newest 1,000, the API's most: at 13 calls a day, eleven weeks' worth. */
const bookingDaysQuery = queryOptions({
  queryKey: ['admin', 'booking-days'],
  queryFn: async ({ signal }) => {
    const now = new Date()
    const [first = malaysiaDay(now)] = lastMalaysiaDays(14, now)
    const rows = await read(
      supabase
        .from('booking_submissions')
        .select('created_at')
        .gte('created_at', startOfMalaysiaDay(first).toISOString())
        .order('created_at', { ascending: false })
        .limit(1000),
      signal,
    )
    return bookingsPerDay(
      rows.map(({ created_at: at }) => at),
      now,
    )
  },
})

/** The most threads a day can be tall. */
const tallest = 5

/** Bookings of the last fourteen days: a column a day, a thread a booking (or several, once a day has many). */
export function BookingStrip() {
  const { data, isError } = useQuery(bookingDaysQuery)
  if (isError && !data) {
    return (
      <p className="mt-3 mr-3 inline-flex items-center gap-2 font-body text-base/[1.3] font-semibold text-accent">
        <PatternIcon name="warn" />
        The last fourteen days could not be counted
      </p>
    )
  }
  const days = data ?? []
  const most = Math.max(0, ...days.map(({ count }) => count))
  const perThread = Math.max(1, Math.ceil(most / tallest))
  return (
    <figure className="mt-4 max-w-136">
      <div
        className="booking-strip grid h-18 grid-cols-14 gap-1 border-b-2 border-ink"
        role="img"
        aria-label={days.length > 0 ? summary(days) : 'Being counted'}
      >
        {days.map(({ day, count }) => (
          <span key={day} className="flex flex-col-reverse gap-[3px] pb-[3px]">
            {Array.from({ length: Math.ceil(count / perThread) }, (_, thread) => (
              <i key={thread} />
            ))}
          </span>
        ))}
      </div>
      <figcaption className="flex justify-between gap-4 text-small text-ink-2">
        <span>{days[0] ? malaysiaShortDate(startOfMalaysiaDay(days[0].day)) : ' '}</span>
        {data && most === 0 && <span>No booking in fourteen days</span>}
        {perThread > 1 && <span>One thread: up to {perThread} bookings</span>}
        <span>Today</span>
      </figcaption>
    </figure>
  )
}

function summary(days: readonly BookingDay[]): string {
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const counts = days.map(({ count }) => count).join(', ')
  return `${amount(total, 'booking', 'bookings')} came in over the last fourteen days, oldest day first: ${counts}`
}
