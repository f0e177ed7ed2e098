import { queryOptions, useQuery } from '@tanstack/react-query'
import { amount } from '@/admin/kit/format/amount'
import { read } from '@/admin/kit/api/read'
import { calendarDay, lastMalaysiaDays, malaysiaDay, startOfMalaysiaDay } from '@/lib/dates'
import { PatternIcon } from '@/components/ui/pattern-icon'
import { supabase } from '@/lib/supabase'

interface BookingDay {
  /** yyyy-mm-dd in Malaysia. */
  day: string
  count: number
}

/**
 * The number of bookings on each of the last 14 days in Malaysia, oldest first, including days without any.
 */
export function bookingsPerDay(createdAt: readonly string[], now: Date): BookingDay[] {
  const counts = new Map(lastMalaysiaDays(14, now).map((day) => [day, 0]))
  for (const instant of createdAt) {
    const day = malaysiaDay(instant)
    const count = counts.get(day)
    if (count !== undefined) counts.set(day, count + 1)
  }
  return [...counts].map(([day, count]) => ({ day, count }))
}

/** One query for the newest 1,000 bookings, the API's maximum; at 13 calls a day that covers eleven weeks. */
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

/** A chart of the calls booked in the last fourteen days: one bar per day, with its number and its date. */
export function BookingStrip() {
  const { data: days = [], isError } = useQuery(bookingDaysQuery)
  const most = Math.max(1, ...days.map(({ count }) => count))
  const total = days.reduce((sum, { count }) => sum + count, 0)
  return (
    <section aria-label="Calls booked, last 14 days">
      <h3 className="flex flex-wrap justify-between gap-x-4 font-body text-base font-semibold">
        Calls booked, last 14 days
        {days.length > 0 && <span className="font-normal text-ink-2">{amount(total, 'call', 'calls')}</span>}
      </h3>
      {isError && days.length === 0 && (
        <p className="mt-3 inline-flex items-center gap-2 font-semibold text-accent">
          <PatternIcon name="warn" />
          Counting failed
        </p>
      )}
      <ol className="mt-3 grid max-w-136 grid-cols-14 gap-1 text-center text-small tabular-nums">
        {days.map(({ day, count }, index) => (
          <li key={day} className="grid grid-rows-[4.5rem_auto]">
            <span className="grid content-end border-b-2 border-ink">
              <span aria-hidden="true" className="text-ink-2">
                {count > 0 && count}
              </span>
              <span
                className={`forced-colors:bg-[CanvasText] ${index === days.length - 1 ? 'bg-accent-fill' : 'bg-ink'}`}
                style={{ height: `${(count / most) * 2.75}rem` }}
              />
            </span>
            <span aria-hidden="true" className="text-ink-2">
              {Number(day.slice(-2))}
            </span>
            <span className="sr-only">
              {calendarDay(day)}: {count}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
