import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Today } from '@/admin/tools/dashboard/today'
import { calendarDay, malaysiaDay, malaysiaDaysAway, malaysiaTime } from '@/lib/dates'
import { callMethod } from '@shared/calendar/call-methods'

/** The calls of today and tomorrow, by the clock in Malaysia, and the next ones after those. */
export function NextCalls({ calls }: { calls: Today['calls'] }) {
  const [now] = useState(() => new Date())
  const within = (holds: (days: number) => boolean) =>
    calls.filter(({ starts_at: at }) => holds(malaysiaDaysAway(at, now)))
  const later = within((days) => days > 1)
  return (
    <div className="next-calls">
      <Calls title="Calls today" calls={within((days) => days < 1)} />
      <Calls title="Tomorrow" calls={within((days) => days === 1)} />
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
                  {callMethod(method).label}
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
