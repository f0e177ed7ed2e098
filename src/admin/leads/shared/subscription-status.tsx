import { StatusBadge, type StatusLevel } from '@/components/ui/status-badge'

/** The status of a newsletter subscription; an unconfirmed address is on the list but gets no newsletters. */
export const subscriptionStates: Readonly<Record<string, { label: string; level: StatusLevel }>> = {
  active: { label: 'Active', level: 'success' },
  unconfirmed: { label: 'Not confirmed', level: 'warning' },
  unsubscribed: { label: 'Unsubscribed', level: 'neutral' },
}

interface SubscriptionRow {
  is_active: boolean
  confirmed_at: string | null
}

/** The statuses that public.person_leads returns. */
const subscriptionState = ({ is_active: active, confirmed_at: confirmed }: SubscriptionRow) =>
  !active ? 'unsubscribed' : confirmed ? 'active' : 'unconfirmed'

export const subscriptionLabel = (row: SubscriptionRow) =>
  subscriptionStates[subscriptionState(row)]?.label ?? ''

export function SubscriptionStatus({ row }: { row: SubscriptionRow }) {
  const level = subscriptionStates[subscriptionState(row)]?.level ?? 'neutral'
  return <StatusBadge level={level}>{subscriptionLabel(row)}</StatusBadge>
}
