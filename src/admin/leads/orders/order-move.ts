import { statusOf, type StatusChange } from '@/admin/leads/shared/lead-status'
import type { Question } from '@/admin/kit/screen/use-confirm'
import { ringgit } from '@shared/money/ringgit'

/** Whether the customer has accepted the order, so that changes need a confirmation. */
export const isAgreed = ({ status }: { status: string }) => ['accepted', 'in_work', 'paid'].includes(status)

const lostReasons = {
  label: 'Why it was lost',
  choices: ['Too expensive', 'Chose somebody else', 'No answer', 'Not now', 'We do not offer it'],
}

/**
 * The question before a status change: the reason for a lost order, a confirmation for moving an accepted one
 * back.
 */
export function askToMove(
  order: { status: string; order_number: string; amount_sen: number },
  { to, label, back }: StatusChange,
): Question | undefined {
  const agreed = isAgreed(order)
  const isReasoned = statusOf('orders', to).reason !== undefined
  if (!isReasoned && !(agreed && back)) return undefined
  const what = `${order.order_number}, ${ringgit(order.amount_sen)}`
  return {
    title: `${label}?`,
    text: agreed ? `The customer has ${order.status === 'paid' ? 'paid' : 'accepted'} ${what}.` : `${what}.`,
    button: label,
    keep: 'Keep it as it is',
    reasons: isReasoned ? lostReasons : undefined,
  }
}
