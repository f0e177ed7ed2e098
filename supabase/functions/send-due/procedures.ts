import type { CallMethod } from '../_shared/calendar/call-methods.ts'
import { withoutToken } from '../_shared/mail-layout.ts'
import type { Mail } from '../_shared/mail-sender.ts'
import type { CallProcedure } from '../_shared/rest.ts'
import type { Sms } from '../_shared/sms-sender.ts'
import type { Booking } from './booking.ts'
import type { BookingMailKind } from './booking-email.ts'
import type { Channel, Claim, Result } from './handler.ts'

/** A claim of either outbox, as the database's procedures give it. */
export interface ClaimRow {
  delivery_id: string
  attempt: number
  kind: BookingMailKind
  recipient: string
  booking: {
    booking_id: string
    manage_token: string
    sequence: number
    name: string
    starts_at: string
    call_method: CallMethod
    timezone: string
  }
}

export interface DueMessage extends Claim {
  kind: BookingMailKind
  recipient: string
  booking: Booking
}

/** The steps that the database takes for a channel. */
type Steps<M> = Pick<Channel<DueMessage, M>, 'claim' | 'begin' | 'record'>

const dueMessage = ({ delivery_id, attempt, kind, recipient, booking }: ClaimRow): DueMessage => ({
  deliveryId: delivery_id,
  attempt,
  kind,
  recipient,
  booking: {
    bookingId: booking.booking_id,
    manageToken: booking.manage_token,
    sequence: booking.sequence,
    name: booking.name,
    startsAt: Date.parse(booking.starts_at),
    callMethod: booking.call_method,
    timezone: booking.timezone,
  },
})

const keyOf = ({ deliveryId, attempt }: Claim) => ({ p_delivery_id: deliveryId, p_attempt: attempt })
const failureOf = (result: Result) =>
  result.outcome === 'failed'
    ? { p_error: result.error || 'No reason was given.', p_surely_not: result.surelyNot }
    : {}

const claimBy = (call: CallProcedure, procedure: string) => async (limit: number) =>
  ((await call(procedure, { p_limit: limit })) as ClaimRow[]).map(dueMessage)

export function emailSteps(call: CallProcedure): Steps<Mail> {
  return {
    claim: claimBy(call, 'claim_due_emails'),
    begin: async (claim, { subject, text, html }) =>
      (await call('begin_email', {
        ...keyOf(claim),
        p_sequence: claim.booking.sequence,
        p_subject: subject,
        p_body_text: withoutToken(text, claim.booking.manageToken),
        p_body_html: withoutToken(html, claim.booking.manageToken),
      })) === true,
    record: async (claim, result) => {
      await call('record_email', { ...keyOf(claim), ...failureOf(result) })
    },
  }
}

export function smsSteps(call: CallProcedure): Steps<Sms> {
  return {
    claim: claimBy(call, 'claim_due_sms'),
    begin: async (claim, { text }) =>
      (await call('begin_sms', {
        ...keyOf(claim),
        p_sequence: claim.booking.sequence,
        p_body: text,
      })) === true,
    record: async (claim, result) => {
      const outcome = result.outcome === 'failed' ? {} : { p_outcome: result.outcome }
      await call('record_sms', { ...keyOf(claim), ...outcome, ...failureOf(result) })
    },
  }
}
