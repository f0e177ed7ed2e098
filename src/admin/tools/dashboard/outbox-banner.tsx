import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/admin/kit/paths'
import { todayQuery, type Today } from '@/admin/tools/dashboard/today'
import { Banner } from '@/components/ui/banner'
import { malaysiaDateTime } from '@/lib/dates'

/** A banner on the dashboard while emails and texts are not being sent. */
export function OutboxBanner() {
  const { data } = useQuery(todayQuery)
  const said = data && sentence(data)
  return said ? (
    <Banner tone="warning" className="mb-8">
      <p>{said}</p>
    </Banner>
  ) : null
}

function sentence({ health, schedule_answered_at: at }: Today) {
  if (health.schedule === 'not_set_up' || !at)
    return 'Emails are not set up yet: confirmations, reminders and alerts wait. Ask your developer to set up ‘The schedule’ in docs/deploy.md.'
  if (health.schedule === 'stopped')
    return `No confirmation, reminder or alert has gone out since ${malaysiaDateTime(at)} (MYT). Ask your developer to look at ‘The schedule’ in docs/deploy.md.`
  if (health.messages === 'failing')
    return (
      <>
        Emails or SMS have failed or waited for half an hour or longer, and none has gone out since.{' '}
        <Link to={adminPaths.outbox} className="underline">
          Show them
        </Link>
      </>
    )
}
