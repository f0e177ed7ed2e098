import { bookingNext } from '@/admin/calls/bookings/booking-next'
import { statusOf, type LeadTable } from '@/admin/leads/shared/lead-status'
import { calendarDay, malaysiaDay, malaysiaTime } from '@/lib/dates'
import type { Tables } from '@/lib/database.types'
import { callMethod } from '@shared/calendar/call-methods'

type Stored = Tables<'inbox'>
type Given = 'id' | 'lead_table' | 'kind' | 'created_at' | 'name' | 'contact' | 'message' | 'status'

/** One lead in the inbox. The generated types mark every column of a view as nullable. */
export type InboxRow = { [Column in Given]: NonNullable<Stored[Column]> } & Omit<Stored, Given> & {
    lead_table: LeadTable
  }

export const inboxFields = [
  ...([
    'id',
    'lead_table',
    'kind',
    'created_at',
    'name',
    'contact',
    'email',
    'message',
    'project_type',
  ] as const),
  ...(['package', 'budget_range', 'timeline', 'call_method', 'starts_at', 'status', 'source'] as const),
  ...(['mark', 'waiting'] as const),
]

export const kindLabels: Readonly<Record<string, string>> = {
  call: 'Call',
  enquiry: 'Enquiry',
  quote: 'Quote request',
  application: 'Application',
}

/** The time and method of a call: 'Tue, 1 Dec 2026, 9:00 AM, video call'; '' for other leads. */
export function callTime({ starts_at: at, call_method: method }: InboxRow) {
  if (!at) return ''
  const day = calendarDay(malaysiaDay(at))
  const call = `${malaysiaTime(at)}, ${callMethod(method ?? '').inSentence}`
  // A narrow column breaks the line after the day and nowhere else.
  return [day, call].map((part) => part.replaceAll(' ', '\u00a0')).join(', ')
}

/** The next step of a lead at `now`, or its status if there is none. */
export function nextStep(row: InboxRow, now: Date): string {
  const next = row.starts_at ? bookingNext({ status: row.status, starts_at: row.starts_at }, now) : ''
  if (next) return next
  if (row.waiting) return row.starts_at ? 'Look at the change' : 'Answer it'
  return statusOf(row.lead_table, row.status).label
}
