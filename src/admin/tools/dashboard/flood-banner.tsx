import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { todayQuery } from '@/admin/tools/dashboard/today'
import { Banner } from '@/components/ui/banner'
import { malaysiaDateTime } from '@/lib/dates'

/** Stands on the dashboard while a flood is not cleaned up. */
export function FloodBanner() {
  const { data } = useQuery(todayQuery)
  if (!data?.flood) return null
  const { began_at: began, submissions } = data.flood
  return (
    <Banner tone="warning" className="mb-8">
      <p>
        At least {new Intl.NumberFormat('en-MY').format(submissions)} submissions came since{' '}
        {malaysiaDateTime(began)} (MYT), far more than usual. While that lasts, new calls are only asked for,
        and mails to addresses that have not confirmed wait.{' '}
        <Link to="/admin/floods" className="underline">
          Look at it, and clean it up
        </Link>
      </p>
    </Banner>
  )
}
