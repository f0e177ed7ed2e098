import { dayMs, malaysiaDateTime, malaysiaDay, malaysiaTime } from '@/lib/dates'

/** What holds email back; times in ISO format, null while nothing does. */
export interface EmailState {
  paused_until: string | null
  pause_reason: 'rate' | 'quota' | 'trouble' | null
  /** The provider's limit of a day, and how much of it newsletters leave to other email; null without a limit. */
  a_day: number | null
  reserve: number | null
  /** When email goes on, and when newsletters go on. */
  next_at: string | null
  newsletters_next_at: string | null
  /** Emails that are due, newsletters left out. */
  waiting: number
}

/** 'today, 3:40 PM', 'tomorrow, 8:00 AM', or the date and time; in Malaysia. */
function dayAndTime(at: string): string {
  const day = malaysiaDay(at)
  const now = Date.now()
  if (day === malaysiaDay(now)) return `today, ${malaysiaTime(at)}`
  return day === malaysiaDay(now + dayMs) ? `tomorrow, ${malaysiaTime(at)}` : malaysiaDateTime(at)
}

const pauses = {
  rate: 'the provider asked us to wait',
  quota: 'the provider takes no more emails until then',
  trouble: 'the provider did not take the last email',
}

/** Until when email waits, and why: 'until tomorrow, 8:00 AM: the provider takes 100 emails a day'; '' if it goes out. */
function until(
  at: string | null,
  { paused_until: pausedUntil, pause_reason: reason, a_day: day }: EmailState,
) {
  if (!at) return ''
  // The later of the two reasons counts.
  const paused = pausedUntil && Date.parse(pausedUntil) >= Date.parse(at)
  const why =
    paused && reason ? pauses[reason] : `the provider takes ${day?.toLocaleString('en-MY')} emails a day`
  return `until ${dayAndTime(at)}: ${why}`
}

/** How far a newsletter is, and what its other emails wait for. */
export function newsletterProgress(
  { sent, recipients, waiting }: { sent: number; recipients: number | null; waiting: number },
  state: EmailState | null | undefined,
): string {
  const count = (number: number) => number.toLocaleString('en-MY')
  const done =
    recipients === null ? `${count(sent)} sent so far.` : `${count(sent)} of ${count(recipients)} sent.`
  if (waiting === 0) return done
  const why = state ? until(state.newsletters_next_at, state) : ''
  const [wait, turn] = waiting === 1 ? ['waits', 'its'] : ['wait', 'their']
  return `${done} ${count(waiting)} ${wait} ${why || `for ${turn} turn`}.`
}

/** What other email than newsletters waits for; '' if none waits or nothing holds it back. */
export function heldEmail(state: EmailState | null): string {
  if (!state) return ''
  const why = until(state.next_at, state)
  if (!why || state.waiting === 0) return ''
  return `${state.waiting === 1 ? 'One email waits' : `${state.waiting.toLocaleString('en-MY')} emails wait`} ${why}.`
}
