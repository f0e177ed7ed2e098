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
  level: 'success' | 'warning' | 'neutral'
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
      level: 'warning',
      moves: [
        to('completed', 'Mark completed'),
        to('no_show', 'Mark no show'),
        end('cancelled', 'Cancel the call'),
      ],
    },
    completed: {
      label: 'Completed',
      level: 'success',
      moves: [back('booked', 'Back to booked'), back('no_show', 'Was a no show')],
    },
    no_show: {
      label: 'No show',
      level: 'neutral',
      moves: [back('booked', 'Back to booked'), back('completed', 'Was completed')],
    },
    cancelled: { label: 'Cancelled', level: 'neutral', moves: [back('booked', 'Book it again')] },
  },
  contact_submissions: {
    new: { label: 'New', level: 'warning', moves: [to('replied', 'Mark replied'), to('closed', 'Close')] },
    replied: {
      label: 'Replied',
      level: 'success',
      moves: [to('closed', 'Close'), back('new', 'Back to new')],
    },
    closed: {
      label: 'Closed',
      level: 'neutral',
      moves: [back('new', 'Reopen'), back('replied', 'Back to replied')],
    },
  },
  work_opportunities: {
    pending: {
      label: 'Pending',
      level: 'warning',
      moves: [to('reviewing', 'Review'), to('accepted', 'Accept'), end('declined', 'Decline')],
    },
    reviewing: {
      label: 'Reviewing',
      level: 'warning',
      moves: [to('accepted', 'Accept'), end('declined', 'Decline'), back('pending', 'Back to pending')],
    },
    accepted: {
      label: 'Accepted',
      level: 'success',
      moves: [back('reviewing', 'Review again'), back('pending', 'Back to pending')],
    },
    declined: {
      label: 'Declined',
      level: 'neutral',
      moves: [back('reviewing', 'Review again'), back('pending', 'Back to pending')],
    },
  },
  orders: {
    draft: {
      label: 'Draft',
      level: 'neutral',
      moves: [to('sent', 'Mark sent'), to('accepted', 'Mark accepted'), end('cancelled', 'Cancel the order')],
    },
    sent: {
      label: 'Sent',
      level: 'warning',
      moves: [
        to('accepted', 'Mark accepted'),
        to('paid', 'Mark paid'),
        end('cancelled', 'Cancel the order'),
        back('draft', 'Back to draft'),
      ],
    },
    accepted: {
      label: 'Accepted',
      level: 'warning',
      moves: [
        to('paid', 'Mark paid'),
        end('cancelled', 'Cancel the order'),
        back('sent', 'Back to sent'),
        back('draft', 'Back to draft'),
      ],
    },
    paid: {
      label: 'Paid',
      level: 'success',
      moves: [back('accepted', 'Not paid after all'), back('sent', 'Back to sent')],
    },
    cancelled: {
      label: 'Cancelled',
      level: 'neutral',
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
  leadStates[table][status] ?? { label: status, level: 'neutral', moves: [] }
