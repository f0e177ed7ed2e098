import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/admin/kit/paths'
import { useRegistry } from '@/admin/kit/registry/registry'
import { calendarDay, malaysiaDay, malaysiaDaysAway, malaysiaTime } from '@/lib/dates'
import {
  followUpLines,
  storageNote,
  studioLine,
  todayQuery,
  waitingLines,
  type Today,
} from '@/admin/tools/dashboard/today'
import { useMay } from '@/admin/kit/rights/role'
import { NameLink } from '@/admin/kit/screen/text-button'
import { useNow } from '@/lib/use-now'
import { Loaded } from '@/admin/kit/screen/loaded'
import { useStudio } from '@/components/layout/studio'
import { PatternIcon } from '@/components/ui/pattern-icon'
import { StatePanel } from '@/components/ui/state-panel'
import { studioDefaults } from '@/content/site'
import { callMethod } from '@shared/calendar/call-methods'

/** Today's work: the next calls, and the open tasks, each with a link. */
export function TodaySection() {
  const today = useQuery(todayQuery)
  return (
    <section className="pb-10" aria-labelledby="today-heading">
      <h2 id="today-heading" className="mb-4 text-h3">
        Today
      </h2>
      <Loaded query={today} noun="today’s work">
        {(found) => (
          <>
            <Waiting today={found} />
            <p className="mt-5 text-small text-ink-2 empty:hidden">{storageNote(found)}</p>
          </>
        )}
      </Loaded>
    </section>
  )
}

function Waiting({ today }: { today: Today }) {
  const { rowPath } = useRegistry()
  const now = useNow()
  const maySell = useMay('sales')
  const isOwner = useMay('owner')
  const studio = useStudio()
  // Until the settings are loaded, the studio is `studioDefaults` itself, and its own number is not known.
  const isSample = studio !== studioDefaults && studio.whatsapp_number === studioDefaults.whatsapp_number
  const answered = isOwner
    ? 'every request is answered, and every email was sent'
    : 'every request is answered'
  const lines = [
    ...(isOwner && isSample ? [studioLine] : []),
    ...followUpLines(today.follow_ups, malaysiaDay(now), rowPath),
    ...waitingLines(today),
  ]
  if (lines.length === 0 && today.calls.length === 0) {
    return (
      <StatePanel
        kind="empty"
        title="Nothing to do"
        text={maySell ? `No calls today or tomorrow, ${answered}.` : 'There is no draft to finish.'}
      />
    )
  }
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      {maySell && <NextCalls calls={today.calls} />}
      {lines.length === 0 ? (
        <p className="text-ink-2">Nothing else to do{maySell && `: ${answered}`}.</p>
      ) : (
        <ul className="self-start border-b border-rule">
          {lines.map(({ key, text, detail, urgent, to }) => (
            <li key={key}>
              <Link
                to={to}
                className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 border-t border-rule py-3"
              >
                <span>
                  <span
                    className={`inline-flex items-center gap-[0.6em] font-semibold decoration-accent decoration-2 underline-offset-[0.32em] group-hover:underline ${urgent ? 'text-accent' : ''}`}
                  >
                    {urgent && <PatternIcon name="warn" />}
                    {text}
                  </span>
                  {detail && <span className="block text-small text-ink-2">{detail}</span>}
                </span>
                <ArrowRight size={20} aria-hidden="true" className="text-ink-2 group-hover:text-ink" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The calls of today and tomorrow in Malaysia time, and the next ones after them. */
export function NextCalls({ calls }: { calls: Today['calls'] }) {
  const [now] = useState(() => new Date())
  const within = (holds: (days: number) => boolean) =>
    calls.filter(({ starts_at: at }) => holds(malaysiaDaysAway(at, now)))
  const later = within((days) => days > 1)
  return (
    <div className="grid content-start gap-6">
      <Calls title="Calls today" calls={within((days) => days < 1)} />
      <Calls title="Tomorrow" calls={within((days) => days === 1)} />
      {later.length > 0 && <Calls title="After that" calls={later} dated />}
    </div>
  )
}

function Calls({ title, calls, dated }: { title: string; calls: Today['calls']; dated?: boolean }) {
  return (
    <div>
      <h3 className="border-b border-rule pb-[0.4rem] font-body text-base font-semibold">{title}</h3>
      {calls.length === 0 ? (
        <p className="py-[0.6rem] text-ink-2">None</p>
      ) : (
        <ol>
          {calls.map(({ id, name, starts_at: at, call_method: method }) => (
            <li
              key={id}
              className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline border-rule py-[0.6rem] not-first:border-t"
            >
              <time dateTime={at} className="font-head text-name font-semibold lining-nums tabular-nums">
                {malaysiaTime(at)}
              </time>
              <span>
                <NameLink to={`${adminPaths.bookings}/${id}`}>{name}</NameLink>
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
