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
  /** The column that says why the lead got this status; the database empties it with the next status. */
  reason?: ReasonColumn
}

type ReasonColumn = 'lost_reason' | 'cancel_reason'

export type Statuses = Readonly<Record<string, StatusDescription>>

/** The tables whose rows are leads with a status of their own. */
export type LeadTable = 'booking_submissions' | 'contact_submissions' | 'work_opportunities' | 'orders'

const to = (status: string, label: string): StatusChange => ({ to: status, label })
const end = (status: string, label: string): StatusChange => ({ to: status, label, ends: true })
const back = (status: string, label: string): StatusChange => ({ to: status, label, back: true })
/** No message is sent; this lead and later ones of its sender leave the inbox. */
const spam = end('spam', 'Mark as spam')

const backToBooked = back('booked', 'Back to booked')
const backToPending = back('pending', 'Back to pending')
const accept = to('accepted', 'Accept')
const decline = end('declined', 'Decline')
const backToTalking = back('draft', 'Back to talking')
const backToQuoted = back('sent', 'Back to quoted')
const backToAccepted = back('accepted', 'Back to accepted')
const backToWork = back('in_work', 'Back to work')
const markAccepted = to('accepted', 'Mark accepted')
const markDone = to('paid', 'Done and paid')
const markLost = end('cancelled', 'Mark lost')

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
      changes: [spam, backToBooked, back('no_show', 'Was a no show')],
    },
    no_show: {
      label: 'No show',
      level: 'neutral',
      changes: [spam, backToBooked, back('completed', 'Was completed')],
    },
    cancelled: {
      label: 'Cancelled',
      level: 'neutral',
      changes: [spam, back('booked', 'Book it again')],
      reason: 'cancel_reason',
    },
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
      changes: [to('reviewing', 'Review'), accept, decline, spam],
    },
    reviewing: { label: 'Reviewing', level: 'warning', changes: [accept, decline, spam, backToPending] },
    accepted: {
      label: 'Accepted',
      level: 'success',
      changes: [spam, back('reviewing', 'Review again'), backToPending],
    },
    declined: {
      label: 'Declined',
      level: 'neutral',
      changes: [spam, back('reviewing', 'Review again'), backToPending],
    },
    spam: { label: 'Spam', level: 'neutral', changes: [back('pending', 'Not spam')] },
  },
  orders: {
    draft: {
      label: 'Talking',
      level: 'neutral',
      changes: [to('sent', 'Mark quoted'), markAccepted, markLost],
    },
    sent: {
      label: 'Quoted',
      level: 'warning',
      changes: [markAccepted, markDone, markLost, backToTalking],
    },
    accepted: {
      label: 'Accepted',
      level: 'warning',
      changes: [to('in_work', 'Start work'), markDone, markLost, backToQuoted, backToTalking],
    },
    in_work: { label: 'In work', level: 'warning', changes: [markDone, markLost, backToAccepted] },
    paid: { label: 'Done', level: 'success', changes: [backToWork, backToAccepted, backToQuoted] },
    cancelled: {
      label: 'Lost',
      level: 'neutral',
      changes: [backToTalking, backToQuoted, backToAccepted, backToWork],
      reason: 'lost_reason',
    },
  },
}

/** The description of a status; an unknown one is labelled with its raw value. */
export const statusOf = (table: LeadTable, status: string): StatusDescription =>
  leadStatuses[table][status] ?? { label: status, level: 'neutral', changes: [] }

/** The columns of a change to a status. `reason` goes to the column that the status has for it, if any. */
export function statusColumns<Status extends string>(table: LeadTable, status: Status, reason = '') {
  const column = statusOf(table, status).reason
  return {
    status,
    ...(column && reason && ({ [column]: reason } as Partial<Record<ReasonColumn, string>>)),
  }
}

/** The labels of status values in the history. */
export const statusLabel = (table: LeadTable) => (column: string, value: string) =>
  column === 'status' ? statusOf(table, value).label : undefined

/** The status of a lead as a badge. */
export function LeadStatus({ table, status }: { table: LeadTable; status: string }) {
  const { label, level } = statusOf(table, status)
  return <StatusBadge level={level}>{label}</StatusBadge>
}
