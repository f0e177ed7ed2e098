import type { StatusChange } from '@/admin/leads/shared/lead-status'
import type { StatusQuestion } from '@/admin/leads/shared/status-dialog'
import { ringgit } from '@shared/money/ringgit'

/** Whether the customer has agreed: what is changed then asks first. */
export const isAgreed = ({ status }: { status: string }) => ['accepted', 'in_work', 'paid'].includes(status)

export const lostReasons = [
  'Too expensive',
  'Chose somebody else',
  'No answer',
  'Not now',
  'We do not offer it',
]

/** What is asked before an order moves: why it is lost, and whether one that was accepted should go back. */
export function askToMove(
  order: { status: string; order_number: string; amount_sen: number },
  { to, label, back }: StatusChange,
): StatusQuestion | undefined {
  const agreed = isAgreed(order)
  if (to !== 'cancelled' && !(agreed && back)) return undefined
  const what = `${order.order_number}, ${ringgit(order.amount_sen)}`
  return {
    title: `${label}?`,
    text: agreed ? `The customer has ${order.status === 'paid' ? 'paid' : 'accepted'} ${what}.` : `${what}.`,
    button: label,
    keep: 'Keep it as it is',
    reasons: to === 'cancelled' ? lostReasons : undefined,
  }
}
