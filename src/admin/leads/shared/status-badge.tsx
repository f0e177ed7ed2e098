import { stateOf, type LeadTable } from '@/admin/leads/shared/lead-status'
import { StatusBadge } from '@/components/ui/status-badge'

/** Where a lead stands, as its diamond and its word. */
export function StateMark({ table, status }: { table: LeadTable; status: string }) {
  const { label, level } = stateOf(table, status)
  return <StatusBadge level={level}>{label}</StatusBadge>
}
