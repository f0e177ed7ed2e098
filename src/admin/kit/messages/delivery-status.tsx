import { StatusBadge, type StatusLevel } from '@/components/ui/status-badge'
import type { Condition } from '@/admin/kit/list/list-description'

/** The label of a delivery state of an email or SMS. */
const states: Readonly<Record<string, { label: string; level: StatusLevel }>> = {
  pending: { label: 'Waiting', level: 'warning' },
  sending: { label: 'On its way', level: 'warning' },
  sent: { label: 'Sent', level: 'success' },
  logged: { label: 'Not sent (no provider)', level: 'neutral' },
  failed: { label: 'Failed', level: 'error' },
  unknown: { label: 'May have been sent', level: 'error' },
  late: { label: 'Too late to send', level: 'neutral' },
  cancelled: { label: 'Cancelled', level: 'neutral' },
}

/** The labels of what the provider reports about a sent email. */
const reports: Readonly<Record<string, { label: string; level: StatusLevel }>> = {
  delivered: { label: 'Delivered', level: 'success' },
  hard: { label: 'Address does not exist', level: 'error' },
  soft: { label: 'Came back', level: 'error' },
  complained: { label: 'Reported as spam', level: 'error' },
}

export const kinds: Readonly<Record<string, string>> = {
  welcome: 'Welcome',
  unsubscribe_link: 'Unsubscribe link',
  booking_confirmation: 'Booking confirmed',
  booking_request: 'Booking requested',
  booking_moved: 'Booking moved',
  booking_cancelled: 'Booking cancelled',
  booking_reminder: 'Reminder',
  owner_alert: 'Alert to you',
  owner_notice: 'Alert about a lead',
  newsletter: 'Newsletter',
  newsletter_test: 'Newsletter test',
  password_changed: 'Password changed',
  quotation: 'Quotation',
  reply: 'Reply',
}

/**
 * The polling interval in ms for messages that are due, since the sender runs once a minute. False if none is
 * due.
 */
export const whileOnItsWay = (deliveries: ReadonlyArray<{ status: string; due_at: string }>) =>
  deliveries.some(
    ({ status, due_at: due }) =>
      status === 'sending' || (status === 'pending' && Date.parse(due) < Date.now() + 60_000),
  ) && 5_000

/** The channel of a message, for use after 'by'. */
export const channelName = (channel: string) => (channel === 'sms' ? 'SMS' : 'email')

/** Quoted, because the embedded API reads an unquoted `unknown` as an SQL keyword. */
const oneOf = (...statuses: string[]): readonly Condition[] => [
  ['status', 'in', `(${statuses.map((status) => `"${status}"`).join(',')})`],
]

/** A filter's options: first the states that need attention, then every state. */
export const deliveryStatusOptions = [
  { value: 'problem', label: 'Failed or unknown', where: oneOf('failed', 'unknown') },
  { value: 'returned', label: 'Came back', where: [['bounced_at', 'not.is', null]] as const },
  { value: 'complained', label: 'Reported as spam', where: [['complained_at', 'not.is', null]] as const },
  {
    value: 'delivered',
    label: 'Delivered',
    where: [
      ['delivered_at', 'not.is', null],
      ['bounced_at', 'is', null],
    ] as const,
  },
  ...Object.entries(states).map(([value, { label }]) => ({
    value,
    label,
    where: oneOf(value),
  })),
]

interface Reported {
  delivered_at?: string | null
  bounce?: string | null
  bounce_reason?: string | null
  complained_at?: string | null
}

/** The columns that DeliveryStatus needs. */
export const deliveryFields = 'status,error,delivered_at,bounce,bounce_reason,complained_at' as const

/** What the provider reported about a sent message. */
function reportOf({ delivered_at: delivered, bounce, complained_at: complained }: Reported) {
  if (complained) return reports.complained
  if (bounce) return reports[bounce]
  return delivered ? reports.delivered : undefined
}

export function DeliveryStatus(message: { status: string; error: string | null } & Reported) {
  const { status, error, bounce_reason: said } = message
  const { label, level } = reportOf(message) ?? states[status] ?? { label: status, level: 'neutral' }
  const reason = error ?? said
  return (
    <>
      <StatusBadge level={level}>{label}</StatusBadge>
      {reason && <span className="mt-1 block text-small wrap-anywhere text-ink-2">{reason}</span>}
    </>
  )
}
