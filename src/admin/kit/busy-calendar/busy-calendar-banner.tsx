import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import {
  busyCalendarQuery,
  wasRead,
  type BusyCalendarState,
} from '@/admin/kit/busy-calendar/busy-calendar-query'
import { adminPaths } from '@/admin/kit/paths'
import { useMay } from '@/admin/kit/rights/role'
import { Banner } from '@/components/ui/banner'
import { malaysiaDateTime } from '@/lib/dates'

/** A banner while the owner's busy calendar is not read, or only in part, because double bookings follow. */
export function BusyCalendarBanner() {
  const { data } = useQuery(busyCalendarQuery)
  const isOwner = useMay('owner')
  const said = data && sentence(data, isOwner ? 'Your own calendar' : 'The owner’s calendar')
  return said ? (
    <Banner tone="warning" className="mb-8">
      <p>
        {said} Visitors can book a call when {isOwner ? 'you are' : 'the owner is'} busy.{' '}
        {isOwner && (
          <Link to={adminPaths.calendarSync} className="underline">
            Look at calendar sync
          </Link>
        )}
      </p>
    </Banner>
  ) : null
}

/** What is wrong with the reading of the calendar; undefined if nothing is. */
function sentence(state: BusyCalendarState, calendar: string): string | undefined {
  const { read_at: readAt, problem, late } = state
  if (late) return notReadText(readAt, calendar)
  if (!problem) return undefined
  if (wasRead(state)) return `${calendar} could be read only in part. ${problem}`
  return `${calendar} cannot be read${readAt ? `; it was read last at ${malaysiaDateTime(readAt)} (MYT)` : ''}. ${problem}`
}

/** For a calendar that the schedule does not read. */
export const notReadText = (readAt: string | null, calendar = 'Your own calendar') =>
  `${calendar} ${readAt ? `has not been read since ${malaysiaDateTime(readAt)} (MYT)` : 'is not being read'}: ask your developer to look at ‘The schedule’ in docs/deploy.md.`
