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
  ...Object.entries(states).map(([value, { label }]) => ({
    value,
    label,
    where: oneOf(value),
  })),
]

export function DeliveryStatus({ status, error }: { status: string; error: string | null }) {
  const { label, level } = states[status] ?? { label: status, level: 'neutral' }
  return (
    <>
      <StatusBadge level={level}>{label}</StatusBadge>
      {error && <span className="mt-1 block text-small text-ink-2">{error}</span>}
    </>
  )
}
