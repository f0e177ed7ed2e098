import { Link } from 'react-router-dom'
import { useNow } from '@/lib/use-now'
import { calendarDay, malaysiaDate, malaysiaDateTime } from '@/lib/dates'
import { isOverdue } from '@/admin/leads/orders/overdue'
import { kindLabel, leadState, pathOf } from '@/admin/leads/people/person-facts'
import type { PersonLead } from '@/admin/leads/people/people-query'
import { ringgit } from '@/admin/kit/format/ringgit'
import { StatusBadge } from '@/components/ui/status-badge'

/** What came from a person, newest first; each leads to its own screen. */
export function PersonTimeline({ leads }: { leads: readonly PersonLead[] }) {
  const now = useNow()
  return (
    <section aria-label="What came">
      <h2 className="lead-heading">What came</h2>
      <ol className="timeline-list">
        {leads.map((lead) => {
          const { label, level } = leadState(lead)
          return (
            <li key={lead.id}>
              <time dateTime={lead.at} className="text-ink-2">
                {malaysiaDate(lead.at)}
              </time>
              <div>
                <p className="flex flex-wrap items-baseline gap-x-4">
                  <Link className="timeline-name" to={pathOf(lead) ?? ''}>
                    {kindLabel(lead.kind)}
                    {lead.title && `: ${lead.title}`}
                  </Link>
                  <StatusBadge level={level}>{label}</StatusBadge>
                </p>
                {lead.starts_at && <p>Call on {malaysiaDateTime(lead.starts_at)} (MYT)</p>}
                {lead.amount_sen !== null && (
                  <p className="tabular-nums">
                    {ringgit(lead.amount_sen)}
                    {lead.due_date && `, due ${calendarDay(lead.due_date)}`}
                    {isOverdue(lead, now) && <b className="text-accent"> (overdue)</b>}
                  </p>
                )}
                {lead.summary && <p className="lead-excerpt text-ink-2">{lead.summary}</p>}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
