import { StatusBadge, type StatusLevel } from '@/components/ui/status-badge'

/** A change to another status, with the label of its button. `back` marks a step back. */
export interface StatusChange {
  to: string
  label: string
  back?: true
  /** Closes the lead without success, so it is in the menu and not a button. */
  ends?: true
}

interface StatusDescription {
  label: string
  level: StatusLevel
  changes: readonly StatusChange[]
}

export type Statuses = Readonly<Record<string, StatusDescription>>

/** The tables whose rows are leads with a status of their own. */
export type LeadTable = 'booking_submissions' | 'contact_submissions' | 'work_opportunities' | 'orders'

const to = (status: string, label: string): StatusChange => ({ to: status, label })
const end = (status: string, label: string): StatusChange => ({ to: status, label, ends: true })
const back = (status: string, label: string): StatusChange => ({ to: status, label, back: true })
/** No message is sent; this lead and later ones of its sender leave the inbox. */
const spam = end('spam', 'Mark as spam')

/** The statuses of each kind of lead and the allowed changes; the database rejects all others. */
export const leadStatuses: Readonly<Record<LeadTable, Statuses>> = {
  booking_submissions: {
    requested: {
      label: 'Waiting for approval',
      level: 'warning',
      changes: [to('booked', 'Confirm'), end('cancelled', 'Decline the call'), spam],
    },
    booked: {
      label: 'Booked',
      level: 'warning',
      changes: [
        to('completed', 'Mark completed'),
        to('no_show', 'Mark no show'),
        end('cancelled', 'Cancel the call'),
        spam,
      ],
    },
    completed: {
      label: 'Completed',
      level: 'success',
      changes: [spam, back('booked', 'Back to booked'), back('no_show', 'Was a no show')],
    },
    no_show: {
      label: 'No show',
      level: 'neutral',
      changes: [spam, back('booked', 'Back to booked'), back('completed', 'Was completed')],
    },
    cancelled: { label: 'Cancelled', level: 'neutral', changes: [spam, back('booked', 'Book it again')] },
    spam: { label: 'Spam', level: 'neutral', changes: [back('requested', 'Not spam')] },
  },
  contact_submissions: {
    new: {
      label: 'New',
      level: 'warning',
      changes: [to('replied', 'Mark replied'), end('closed', 'Close'), spam],
    },
    replied: {
      label: 'Replied',
      level: 'success',
      changes: [to('closed', 'Close'), spam, back('new', 'Back to new')],
    },
    closed: {
      label: 'Closed',
      level: 'neutral',
      changes: [spam, back('new', 'Reopen'), back('replied', 'Back to replied')],
    },
    spam: { label: 'Spam', level: 'neutral', changes: [back('new', 'Not spam')] },
  },
  work_opportunities: {
    pending: {
      label: 'Pending',
      level: 'warning',
      changes: [to('reviewing', 'Review'), to('accepted', 'Accept'), end('declined', 'Decline'), spam],
    },
    reviewing: {
      label: 'Reviewing',
      level: 'warning',
      changes: [
        to('accepted', 'Accept'),
        end('declined', 'Decline'),
        spam,
        back('pending', 'Back to pending'),
      ],
    },
    accepted: {
      label: 'Accepted',
      level: 'success',
      changes: [spam, back('reviewing', 'Review again'), back('pending', 'Back to pending')],
    },
    declined: {
      label: 'Declined',
      level: 'neutral',
      changes: [spam, back('reviewing', 'Review again'), back('pending', 'Back to pending')],
    },
    spam: { label: 'Spam', level: 'neutral', changes: [back('pending', 'Not spam')] },
  },
  orders: {
    draft: {
      label: 'Talking',
      level: 'neutral',
      changes: [to('sent', 'Mark quoted'), to('accepted', 'Mark accepted'), end('cancelled', 'Mark lost')],
    },
    sent: {
      label: 'Quoted',
      level: 'warning',
      changes: [
        to('accepted', 'Mark accepted'),
        to('paid', 'Done and paid'),
        end('cancelled', 'Mark lost'),
        back('draft', 'Back to talking'),
      ],
    },
    accepted: {
      label: 'Accepted',
      level: 'warning',
      changes: [
        to('in_work', 'Start work'),
        to('paid', 'Done and paid'),
        end('cancelled', 'Mark lost'),
        back('sent', 'Back to quoted'),
        back('draft', 'Back to talking'),
      ],
    },
    in_work: {
      label: 'In work',
      level: 'warning',
      changes: [
        to('paid', 'Done and paid'),
        end('cancelled', 'Mark lost'),
        back('accepted', 'Back to accepted'),
      ],
    },
    paid: {
      label: 'Done',
      level: 'success',
      changes: [
        back('in_work', 'Back to work'),
        back('accepted', 'Back to accepted'),
        back('sent', 'Back to quoted'),
      ],
    },
    cancelled: {
      label: 'Lost',
      level: 'neutral',
      changes: [
        back('draft', 'Back to talking'),
        back('sent', 'Back to quoted'),
        back('accepted', 'Back to accepted'),
        back('in_work', 'Back to work'),
      ],
    },
  },
}

/** The description of a status; an unknown one is labelled with its raw value. */
export const statusOf = (table: LeadTable, status: string): StatusDescription =>
  leadStatuses[table][status] ?? { label: status, level: 'neutral', changes: [] }

/** The labels of status values in the history. */
export const statusLabel = (table: LeadTable) => (column: string, value: string) =>
  column === 'status' ? statusOf(table, value).label : undefined

/** The status of a lead as a badge. */
export function LeadStatus({ table, status }: { table: LeadTable; status: string }) {
  const { label, level } = statusOf(table, status)
  return <StatusBadge level={level}>{label}</StatusBadge>
}

export const allButSpam = { label: 'All but spam', where: [['status', 'neq', 'spam']] } as const

/** The options of a list's status filter. */
export const statusOptions = (table: LeadTable) =>
  Object.entries(leadStatuses[table]).map(([value, { label }]) => ({
    value,
    label,
    where: [['status', 'eq', value]] as const,
  }))
