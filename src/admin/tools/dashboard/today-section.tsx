import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { NextCalls } from '@/admin/tools/dashboard/next-calls'
import { todayQuery, waitingLines } from '@/admin/tools/dashboard/today'
import { Button } from '@/components/ui/button'
import { PatternIcon } from '@/components/ui/pattern-icon'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'

/** What needs doing today: the calls by the clock, and what waits, each line leading to its place. */
export function TodaySection() {
  const today = useQuery(todayQuery)
  return (
    <section className="today" aria-labelledby="today-heading">
      <h2 id="today-heading" className="text-h3">
        Today
      </h2>
      {today.isPending ? (
        <LoadingPanel label="Looking at what waits..." className="py-6" />
      ) : today.isError ? (
        <p role="alert" className="flex flex-wrap items-center gap-4 py-4">
          What waits could not be read. {today.error.message}
          <Button variant="line" size="small" onClick={() => void today.refetch()}>
            Try Again
          </Button>
        </p>
      ) : (
        <Waiting today={today.data} />
      )}
    </section>
  )
}

function Waiting({ today }: { today: Parameters<typeof waitingLines>[0] }) {
  const lines = waitingLines(today)
  if (lines.length === 0 && today.calls.length === 0) {
    return (
      <StatePanel
        kind="empty"
        title="Nothing waits for you"
        text="No calls today or tomorrow, every request is answered, every mail has gone out."
      />
    )
  }
  return (
    <div className="today-columns">
      <NextCalls calls={today.calls} />
      {lines.length === 0 ? (
        <p className="text-ink-2">Nothing else waits: every request is answered, every mail has gone out.</p>
      ) : (
        <ul className="waiting">
          {lines.map(({ key, text, detail, urgent, to }) => (
            <li key={key}>
              <Link to={to} className="desk-link" data-urgent={urgent || undefined}>
                <span>
                  <span className="desk-link-name">
                    {urgent && <PatternIcon name="warn" />}
                    {text}
                  </span>
                  {detail && <span className="block text-small text-ink-2">{detail}</span>}
                </span>
                <ArrowRight size={20} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
