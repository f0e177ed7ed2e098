import { StatusBadge, type StatusLevel } from '@/components/ui/status-badge'

/** One step to another state: what it is called on a button. `back` undoes an earlier one. */
export interface Move {
  to: string
  label: string
  back?: true
  /** Ends it without having come to anything: not a thing to do in passing. */
  ends?: true
}

export interface LeadState {
  label: string
  level: StatusLevel
  moves: readonly Move[]
}

export type LeadStates = Readonly<Record<string, LeadState>>

/** The tables whose rows are leads with a state of their own. */
export type LeadTable = 'booking_submissions' | 'contact_submissions' | 'work_opportunities' | 'orders'

const to = (state: string, label: string): Move => ({ to: state, label })
const end = (state: string, label: string): Move => ({ to: state, label, ends: true })
const back = (state: string, label: string): Move => ({ to: state, label, back: true })

/** The states of each lead and which may follow which; the database refuses every other step. */
export const leadStates: Readonly<Record<LeadTable, LeadStates>> = {
  booking_submissions: {
    booked: {
      label: 'Booked',
      level: 'half',
      moves: [
        to('completed', 'Mark completed'),
        to('no_show', 'Mark no show'),
        end('cancelled', 'Cancel the call'),
      ],
    },
    completed: {
      label: 'Completed',
      level: 'full',
      moves: [back('booked', 'Back to booked'), back('no_show', 'Was a no show')],
    },
    no_show: {
      label: 'No show',
      level: 'empty',
      moves: [back('booked', 'Back to booked'), back('completed', 'Was completed')],
    },
    cancelled: { label: 'Cancelled', level: 'empty', moves: [back('booked', 'Book it again')] },
  },
  contact_submissions: {
    new: { label: 'New', level: 'half', moves: [to('replied', 'Mark replied'), to('closed', 'Close')] },
    replied: { label: 'Replied', level: 'full', moves: [to('closed', 'Close'), back('new', 'Back to new')] },
    closed: {
      label: 'Closed',
      level: 'empty',
      moves: [back('new', 'Reopen'), back('replied', 'Back to replied')],
    },
  },
  work_opportunities: {
    pending: {
      label: 'Pending',
      level: 'half',
      moves: [to('reviewing', 'Review'), to('accepted', 'Accept'), end('declined', 'Decline')],
    },
    reviewing: {
      label: 'Reviewing',
      level: 'half',
      moves: [to('accepted', 'Accept'), end('declined', 'Decline'), back('pending', 'Back to pending')],
    },
    accepted: {
      label: 'Accepted',
      level: 'full',
      moves: [back('reviewing', 'Review again'), back('pending', 'Back to pending')],
    },
    declined: {
      label: 'Declined',
      level: 'empty',
      moves: [back('reviewing', 'Review again'), back('pending', 'Back to pending')],
    },
  },
  orders: {
    draft: {
      label: 'Draft',
      level: 'empty',
      moves: [to('sent', 'Mark sent'), to('accepted', 'Mark accepted'), end('cancelled', 'Cancel the order')],
    },
    sent: {
      label: 'Sent',
      level: 'half',
      moves: [
        to('accepted', 'Mark accepted'),
        to('paid', 'Mark paid'),
        end('cancelled', 'Cancel the order'),
        back('draft', 'Back to draft'),
      ],
    },
    accepted: {
      label: 'Accepted',
      level: 'half',
      moves: [
        to('paid', 'Mark paid'),
        end('cancelled', 'Cancel the order'),
        back('sent', 'Back to sent'),
        back('draft', 'Back to draft'),
      ],
    },
    paid: {
      label: 'Paid',
      level: 'full',
      moves: [back('accepted', 'Not paid after all'), back('sent', 'Back to sent')],
    },
    cancelled: {
      label: 'Cancelled',
      level: 'empty',
      moves: [
        back('draft', 'Back to draft'),
        back('sent', 'Back to sent'),
        back('accepted', 'Back to accepted'),
      ],
    },
  },
}

/** A state as it is shown; one that this page does not know stands under its own name. */
export const stateOf = (table: LeadTable, status: string): LeadState =>
  leadStates[table][status] ?? { label: status, level: 'empty', moves: [] }

/** What the history calls the values of a lead. */
export const statusLabel = (table: LeadTable) => (column: string, value: string) =>
  column === 'status' ? stateOf(table, value).label : undefined

/** Where a lead stands. */
export function LeadStatus({ table, status }: { table: LeadTable; status: string }) {
  const { label, level } = stateOf(table, status)
  return <StatusBadge level={level}>{label}</StatusBadge>
}

/** The choices of a list's filter: every status of its leads. */
export const statusOptions = (table: LeadTable) =>
  Object.entries(leadStates[table]).map(([value, { label }]) => ({
    value,
    label,
    where: [['status', 'eq', value]] as const,
  }))
