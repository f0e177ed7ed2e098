import { calendarDay, malaysiaDay, malaysiaDaysAway, malaysiaTime } from '@/admin/kit/format/malaysia-time'

interface Call {
  status: string
  starts_at: string
}

const dayMs = 86_400_000
/** The booking page promises a proposal within a day of the call; a call takes half an hour. */
const proposalMs = dayMs + 30 * 60_000

/** What there is to do about a call at `now`, in words; '' when it is done with. */
export function bookingNext({ status, starts_at: starts }: Call, now: Date): string {
  const start = Date.parse(starts)
  if (status === 'booked') {
    if (start <= now.getTime()) return 'Say how it went'
    const days = malaysiaDaysAway(starts, now)
    if (days > 1) return `Call in ${days} days`
    return `Call ${days === 0 ? 'today' : 'tomorrow'} at ${malaysiaTime(starts)}`
  }
  if (status === 'completed') {
    const due = start + proposalMs
    if (due > now.getTime())
      return `Proposal promised by ${malaysiaTime(new Date(due))} on ${calendarDay(malaysiaDay(new Date(due)))}`
  }
  if (status === 'no_show' && now.getTime() - start < 7 * dayMs) return 'Offer another time'
  return ''
}

/** The steps that make sense at `now`: how a call went can be said once it was to begin. */
export const hasBegun = ({ starts_at: starts }: Call, now: Date) => Date.parse(starts) <= now.getTime()

/** When the call is for the visitor, as '6:30 AM on Tue, 24 Nov (Europe/London)'; undefined in Malaysia's own time. */
export function visitorTime(starts: string, timeZone: string): string | undefined {
  const at = new Date(starts)
  try {
    const clock = (zone: string) =>
      new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        hour: 'numeric',
        minute: '2-digit',
        weekday: 'short',
        day: 'numeric',
        month: 'short',
      }).format(at)
    if (clock(timeZone) === clock('Asia/Kuala_Lumpur')) return undefined
    const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(at)
    const day = new Intl.DateTimeFormat('en-MY', {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    }).format(at)
    return `${time} on ${day} (${timeZone})`
  } catch {
    // A zone this browser does not know.
    return undefined
  }
}
