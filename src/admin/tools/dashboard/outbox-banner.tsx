import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/admin/kit/paths'
import { todayQuery, type Today } from '@/admin/tools/dashboard/today'
import { Banner } from '@/components/ui/banner'
import { malaysiaDateTime } from '@/lib/dates'

/** Stands on the dashboard while emails and texts do not go out. */
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
    return 'Mails are not set up yet: confirmations, reminders and news for you wait until a schedule calls the function send-due. ‘The schedule’ in docs/deploy.md says how.'
  if (health.schedule === 'stopped')
    return `No confirmation, reminder or news for you has gone out since ${malaysiaDateTime(at)} (MYT). The schedule that calls send-due has stopped, or send-due fails: ‘The schedule’ in docs/deploy.md says where to look.`
  if (health.messages === 'failing')
    return (
      <>
        For half an hour or longer, emails or texts have failed or waited, and none has gone out since.{' '}
        <Link to={adminPaths.outbox} className="underline">
          Look at what each says
        </Link>
      </>
    )
}
