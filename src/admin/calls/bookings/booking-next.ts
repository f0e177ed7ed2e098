import { calendarDay, dayMs, malaysiaDay, malaysiaDaysAway, malaysiaTime } from '@/lib/dates'
import { callMs } from '@shared/calendar/call-event'
import { dateFormat } from '@shared/calendar/date-format'
import { timeIn, visitorClock, type ToldOffset } from '@shared/calendar/zone-time'

interface Call {
  status: string
  starts_at: string
}

/** The booking page promises a proposal within a day after the call. */
const proposalMs = dayMs + callMs

/** The next step of a call at `now`; '' if there is none. */
export function bookingNext({ status, starts_at: starts }: Call, now: number | Date): string {
  const start = Date.parse(starts)
  if (status === 'requested') return start > Number(now) ? 'Confirm it, or move it' : 'Its time has passed'
  if (status === 'booked') {
    if (start <= Number(now)) return 'Record the outcome'
    const days = malaysiaDaysAway(starts, now)
    if (days > 1) return `Call in ${days} days`
    return `Call ${days === 0 ? 'today' : 'tomorrow'} at ${malaysiaTime(starts)}`
  }
  if (status === 'completed') {
    const due = start + proposalMs
    if (due > Number(now))
      return `Proposal promised by ${malaysiaTime(due)} on ${calendarDay(malaysiaDay(due))}`
  }
  if (status === 'no_show' && Number(now) - start < 7 * dayMs) return 'Offer another time'
  return ''
}

const hasBegun = ({ starts_at: starts }: Call, now: number | Date) => Date.parse(starts) <= Number(now)

/**
 * Whether a status change makes sense at `now`: confirming before the call starts, recording the outcome
 * after.
 */
export function isTimely(call: Call, to: string, now: number | Date): boolean {
  if (to === 'cancelled' || to === 'spam' || call.status === 'spam') return true
  if (to === 'booked') return call.status !== 'requested' || !hasBegun(call, now)
  return hasBegun(call, now)
}

/**
 * The visitor's local time of the call, such as '6:30 AM on Tue, 24 Nov (Europe/London)'; undefined if it is
 * the same as in Malaysia.
 */
export function visitorTime(starts: string, timeZone: string, told?: ToldOffset): string | undefined {
  const shown = visitorClock(timeZone, Date.parse(starts), told)
  if (!shown) return undefined
  const date = { weekday: 'short', day: 'numeric', month: 'short' } as const
  const day = dateFormat(shown.timeZone, date, 'en-MY').format(shown.at)
  return `${timeIn(shown.timeZone, shown.at)} on ${day} (${timeZone})`
}
