import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Today } from '@/admin/dashboard/today'
import { malaysiaDay, malaysiaTime } from '@/admin/malaysia-time'

const methods: Readonly<Record<string, string>> = { video: 'Video call', voice: 'Voice call' }

/** The calls of today and tomorrow, by the clock in Malaysia. */
export function NextCalls({ calls }: { calls: Today['calls'] }) {
  const [today] = useState(() => malaysiaDay(new Date()))
  const days = [
    { title: 'Calls today', calls: calls.filter(({ starts_at: at }) => malaysiaDay(at) === today) },
    { title: 'Tomorrow', calls: calls.filter(({ starts_at: at }) => malaysiaDay(at) !== today) },
  ]
  return (
    <div className="next-calls">
      {days.map((day) => (
        <div key={day.title}>
          <h3>{day.title}</h3>
          {day.calls.length === 0 ? (
            <p className="text-ink-2">None</p>
          ) : (
            <ol>
              {day.calls.map(({ id, name, starts_at: at, call_method: method }) => (
                <li key={id}>
                  <time dateTime={at}>{malaysiaTime(at)}</time>
                  <span>
                    <Link to={`/admin/bookings/${id}`}>{name}</Link>
                    <span className="block text-small text-ink-2">{methods[method] ?? method}</span>
                  </span>
                </li>
              ))}
            </ol>
          )}
        </div>
      ))}
    </div>
  )
}
