import { malaysiaDateTime } from '@/lib/dates'

export interface BookingDelivery {
  id: string
  by: 'mail' | 'SMS'
  kind: string
  status: string
  due_at: string
  sent_at: string | null
  minutes_before: number | null
  error: string | null
}

const notices: Readonly<Record<string, string>> = {
  booking_confirmation: 'Confirmation',
  booking_moved: 'Notice that it was moved',
  booking_cancelled: 'Notice that it was cancelled',
  booking_reminder: 'Reminder',
}

/** '1 day', '2 hours', '15 minutes'. */
function interval(minutes: number): string {
  const [count, unit] =
    minutes % 1440 === 0
      ? [minutes / 1440, 'day']
      : minutes % 60 === 0
        ? [minutes / 60, 'hour']
        : [minutes, 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** One mail or SMS about a call, in words; what is wrong with it where something is. */
export function deliveryLine({
  by,
  kind,
  status,
  due_at,
  sent_at,
  minutes_before: before,
  error,
}: BookingDelivery) {
  const what = notices[kind] ?? kind
  const when: Readonly<Record<string, string>> = {
    pending: `Goes out on ${malaysiaDateTime(due_at)}`,
    sending: 'On its way',
    sent: `Sent on ${malaysiaDateTime(sent_at ?? due_at)}`,
    logged: 'Written to the log only: no SMS provider is set up',
    failed: 'Failed',
    cancelled: 'Not sent any more',
  }
  return {
    title: `${what} by ${by}${before === null ? '' : `, ${interval(before)} before`}`,
    when: when[status] ?? status,
    wrong: status === 'failed' ? (error ?? 'No reason was given.') : undefined,
  }
}
