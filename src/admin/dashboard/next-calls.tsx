import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Today } from '@/admin/dashboard/today'
import { calendarDay, malaysiaDay, malaysiaTime } from '@/admin/malaysia-time'

const methods: Readonly<Record<string, string>> = { video: 'Video call', voice: 'Voice call' }

/** The calls of today and tomorrow, by the clock in Malaysia, and the next ones after those. */
export function NextCalls({ calls }: { calls: Today['calls'] }) {
  const [now] = useState(() => Date.now())
  const today = malaysiaDay(new Date(now))
  const tomorrow = malaysiaDay(new Date(now + 86_400_000))
  const within = (from: string, to: string) =>
    calls.filter(({ starts_at: at }) => malaysiaDay(at) >= from && malaysiaDay(at) <= to)
  const later = calls.filter(({ starts_at: at }) => malaysiaDay(at) > tomorrow)
  return (
    <div className="next-calls">
      <Calls title="Calls today" calls={within('', today)} />
      <Calls title="Tomorrow" calls={within(tomorrow, tomorrow)} />
      {later.length > 0 && <Calls title="After that" calls={later} dated />}
    </div>
  )
}

function Calls({ title, calls, dated }: { title: string; calls: Today['calls']; dated?: boolean }) {
  return (
    <div>
      <h3>{title}</h3>
      {calls.length === 0 ? (
        <p className="text-ink-2">None</p>
      ) : (
        <ol>
          {calls.map(({ id, name, starts_at: at, call_method: method }) => (
            <li key={id}>
              <time dateTime={at}>{malaysiaTime(at)}</time>
              <span>
                <Link to={`/admin/bookings/${id}`}>{name}</Link>
                <span className="block text-small text-ink-2">
                  {dated && `${calendarDay(malaysiaDay(at))}, `}
                  {methods[method] ?? method}
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
