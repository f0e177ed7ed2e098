import { StatusBadge } from '@/components/ui/status-badge'
import { manage } from '@/content/booking-manage'
import type { ManagedCall } from '@/features/booking/manage/managed-call'
import type { Standing } from '@/features/booking/manage/managed-event'

interface ManagedStatusProps {
  call: ManagedCall
  standing: Standing
}

/** How the call stands, in a word. */
export function ManagedStatus({ call, standing }: ManagedStatusProps) {
  const over = standing === 'over' && call.status === 'booked'
  const level = standing === 'open' || standing === 'late' ? 'full' : standing === 'over' ? 'half' : 'empty'
  return <StatusBadge level={level}>{over ? manage.status.past : manage.status[call.status]}</StatusBadge>
}
