import { StatusBadge, type StatusLevel } from '@/components/ui/status-badge'

/** What becomes of a mail or an SMS, in words. */
const states: Readonly<Record<string, { label: string; level: StatusLevel }>> = {
  pending: { label: 'Waiting', level: 'warning' },
  sending: { label: 'On its way', level: 'warning' },
  sent: { label: 'Sent', level: 'success' },
  logged: { label: 'Written to the log', level: 'neutral' },
  failed: { label: 'Failed', level: 'error' },
  cancelled: { label: 'Called off', level: 'neutral' },
}

export const kinds: Readonly<Record<string, string>> = {
  welcome: 'Welcome',
  booking_confirmation: 'Booking confirmed',
  booking_moved: 'Booking moved',
  booking_cancelled: 'Booking cancelled',
  booking_reminder: 'Reminder',
}

/** A filter's options for the states that a table knows. */
export const deliveryStatusOptions = (known: readonly string[]) =>
  known.map((value) => ({
    value,
    label: states[value]?.label ?? value,
    where: [['status', 'eq', value]] as const,
  }))

export function DeliveryStatus({ status, error }: { status: string; error: string | null }) {
  const { label, level } = states[status] ?? { label: status, level: 'neutral' }
  return (
    <>
      <StatusBadge level={level}>{label}</StatusBadge>
      {error && <span className="mt-1 block text-small text-ink-2">{error}</span>}
    </>
  )
}
