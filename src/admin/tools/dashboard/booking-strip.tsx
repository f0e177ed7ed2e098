import { useQuery } from '@tanstack/react-query'
import { bookingDaysQuery, type BookingDay } from '@/admin/tools/dashboard/booking-days'
import { malaysiaShortDate, startOfMalaysiaDay } from '@/lib/dates'
import { PatternIcon } from '@/components/ui/pattern-icon'

/** The most threads a day can be tall. */
const tallest = 5

/** Bookings of the last fourteen days: a column a day, a thread a booking (or several, once a day has many). */
export function BookingStrip() {
  const { data, isError } = useQuery(bookingDaysQuery)
  if (isError && !data) {
    return (
      <p className="not-counted mt-3">
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
      <div className="strip" role="img" aria-label={days.length > 0 ? inWords(days) : 'Being counted'}>
        {days.map(({ day, count }) => (
          <span key={day}>
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

function inWords(days: readonly BookingDay[]): string {
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const counts = days.map(({ count }) => count).join(', ')
  return `${total} bookings came in over the last fourteen days, oldest day first: ${counts}`
}
