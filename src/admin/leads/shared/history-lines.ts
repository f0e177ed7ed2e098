import { stateOf, type LeadTable } from '@/admin/leads/shared/lead-status'
import { calendarDay } from '@/lib/dates'
import { ringgit } from '@/admin/kit/format/ringgit'

type Values = Readonly<Record<string, unknown>>

export interface Entry {
  action: string
  before: Values | null
  after: Values | null
}

const names: Readonly<Record<string, string>> = {
  name: 'name',
  full_name: 'name',
  contact: 'contact',
  contact_number: 'number',
  email: 'email',
  customer_name: 'customer',
  customer_contact: 'contact',
  description: 'description',
  message: 'message',
  call_method: 'method',
}
/** Of no interest to a reader, or told in words of their own. */
const told = new Set([
  'updated_at',
  'status',
  'preferred_date',
  'preferred_time',
  'starts_at',
  'sequence',
  'amount_sen',
  'due_date',
  'is_active',
  'unsubscribed_at',
  'unsubscribed_by',
  'subscribed_at',
  'reactivation_reason',
])

const isLead = (table: string): table is LeadTable => table !== 'newsletter_subscribers'
const day = (value: unknown) => (typeof value === 'string' ? calendarDay(value) : 'not set')
const money = (value: unknown) => (typeof value === 'number' ? ringgit(value) : 'not set')

/** What one entry of the log tells about a lead, in words; several where several things changed at once. */
export function historyLines(table: string, { action, before, after }: Entry): string[] {
  if (action === 'insert') return [table === 'orders' ? 'Made' : 'Came in']
  if (action === 'delete') return ['Deleted']
  const was = before ?? {}
  const is = after ?? {}
  const changed = (column: string) => JSON.stringify(was[column]) !== JSON.stringify(is[column])
  const lines: string[] = []
  if (changed('status') && isLead(table)) {
    lines.push(`${stateOf(table, String(was.status)).label} → ${stateOf(table, String(is.status)).label}`)
  }
  if (changed('is_active')) {
    const reason = typeof is.reactivation_reason === 'string' ? `: ${is.reactivation_reason}` : ''
    lines.push(is.is_active ? `Back on the list${reason}` : 'Taken off the list')
  }
  if (changed('preferred_date') || changed('preferred_time')) {
    lines.push(`Moved to ${day(is.preferred_date)}, ${String(is.preferred_time)} (MYT)`)
  }
  if (changed('amount_sen')) lines.push(`Amount ${money(was.amount_sen)} → ${money(is.amount_sen)}`)
  if (changed('due_date')) lines.push(`Due ${day(was.due_date)} → ${day(is.due_date)}`)
  const others = Object.keys(is).filter((column) => !told.has(column) && changed(column))
  if (others.length > 0) {
    lines.push(
      `Changed: ${[...new Set(others.map((column) => names[column] ?? column.replaceAll('_', ' ')))].join(', ')}`,
    )
  }
  return lines
}
