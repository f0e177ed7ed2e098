import type { CallMethod } from './calendar/call-methods.ts'
import type { Newsletter } from './newsletter-email.ts'
import type { QuotationFacts } from './quotation-email.ts'
import { withoutToken } from './email-layout.ts'
import type { CallProcedure } from './rest.ts'
import { type Failure, failureOf, type Pause, SendingError } from './sending-error.ts'
import type { Subscriber } from './welcome-email.ts'

export const bookingEmailKinds = [
  'booking_confirmation',
  'booking_request',
  'booking_moved',
  'booking_cancelled',
  'booking_reminder',
] as const
export type BookingEmailKind = (typeof bookingEmailKinds)[number]

/** A booking as returned by a claim. */
export interface BookingFacts {
  booking_id: string
  email_token: string
  sequence: number
  starts_at: string
  call_method: CallMethod
  timezone: string
  visitor_offset: number | null
  visitor_offset_at: string | null
  confirmed: boolean
  meeting_link: string | null
  cancel_reason: string | null
  language: 'en' | 'ms'
}

/** The content of an alert to the owner, or to the owner of the account concerned. */
export type Alert =
  | { alert: 'failures'; failed: number }
  | { alert: 'flood'; submissions: number; began_at: string }
  | { alert: 'builds'; since: string; problem: string }
  | { alert: 'password_changed'; changed_at: string }

/** A lead as shown in a notice to the owner. */
export interface NoticeLead {
  /** Its number among the events of the notice, from 1. */
  place: number
  event: 'new' | 'moved' | 'cancelled' | 'confirmed' | 'accepted'
  /** For a move: the earlier time of the call, in ISO. */
  was: string | null
  table: 'booking_submissions' | 'contact_submissions' | 'work_opportunities' | 'orders'
  /** Its columns, which include what the visitor typed. */
  lead: Readonly<Record<string, unknown>> & { id: string }
  /** The visitor's number, as a WhatsApp link needs it. */
  whatsapp: string | null
}

/** The leads since the last notice to the owner; `more` is the number that are not listed. */
export interface Notice {
  leads: readonly NoticeLead[]
  more?: number
  /** A test that only shows that these emails arrive. */
  test?: true
}

/** An administrator's reply to a lead. */
export interface Reply {
  subject: string
  text: string
  /** The lead's message that it answers, if any, and when that arrived. */
  quote?: string
  quoted_at: string
  language: 'en' | 'ms'
}

/** A message claimed for sending; `attempt` is the number that identifies this claim to the database. */
export type Claim = { message_id: string; attempt: number; recipient: string } & (
  | { kind: BookingEmailKind; booking: BookingFacts; unsubscribe_token: null; alert: null }
  | { kind: 'welcome'; booking: null; unsubscribe_token: string; confirm_token: string; alert: null }
  | { kind: 'unsubscribe_link'; booking: null; unsubscribe_token: string; alert: null }
  | { kind: 'owner_alert'; booking: null; unsubscribe_token: null; alert: Alert }
  | { kind: 'owner_notice'; booking: null; unsubscribe_token: null; alert: null; notice: Notice }
  | { kind: 'quotation'; booking: null; unsubscribe_token: null; alert: null; quotation: QuotationFacts }
  | { kind: 'newsletter'; booking: null; unsubscribe_token: string; alert: null; newsletter: Newsletter }
  | { kind: 'newsletter_test'; booking: null; unsubscribe_token: null; alert: null; newsletter: Newsletter }
  | { kind: 'reply'; booking: null; unsubscribe_token: null; alert: null; reply: Reply }
  | { kind: 'password_changed'; booking: null; unsubscribe_token: null; alert: Alert }
)

/** The recipient of a claimed welcome email. */
export const subscriberOf = (claim: Extract<Claim, { kind: 'welcome' }>): Subscriber => ({
  email: claim.recipient,
  unsubscribeToken: claim.unsubscribe_token,
  confirmToken: claim.confirm_token,
})

/** The part of a message that is stored for the administrator to read. */
export interface Message {
  subject?: string
  text: string
  html?: string
  /** How many events of a notice to the owner it covers, if not all. */
  listed?: number
}

/** A message that was accepted, or only logged. */
export interface Delivery {
  outcome: 'sent' | 'logged'
  provider?: string
  /** The provider's id of the message. */
  providerMessageId?: string
}

export type Outcome = 'sent' | 'logged' | Failure

/** The steps that the database takes: docs/decisions/0014. */
export interface Outbox {
  /**
   * Puts the next batch of a newsletter's recipients into the outbox; returns 0 when no newsletter is left to
   * queue.
   */
  queueNewsletterBatch: () => Promise<number>
  /** Claims at most this many messages that are due and may be sent. */
  claimDue: (channel: 'email' | 'sms', limit: number) => Promise<Claim[]>
  /**
   * Claims this subscriber's waiting welcome email: one, or none if it may not be sent or id and address
   * don't match.
   */
  claimWelcome: (subscriberId: string, email: string) => Promise<Claim[]>
  /** Whether it may be handed over now; stores its text without the recipient's token. */
  markSending: (claim: Claim, message: Message) => Promise<boolean>
  /** Gives back a message that could not be composed or begun; the third time it has failed. */
  release: (claim: Claim, error: string) => Promise<void>
  acknowledge: (claim: Claim, result: Result) => Promise<void>
  /**
   * For how many ms to wait before the next claim of email, because of a pause or of the limit of a second;
   * null if nothing is held back by these.
   */
  emailWait: () => Promise<number | null>
}

/** What became of a message that was handed over, or may have been. */
export interface Result {
  outcome: Outcome
  error: string | null
  delivery?: Delivery
  pause?: Pause
  /** An unknown one may be handed over again within this many minutes of the first time. */
  repeatMinutes: number
}

export function createOutbox(call: CallProcedure): Outbox {
  const keyOf = ({ message_id, attempt }: Claim) => ({ p_message_id: message_id, p_attempt: attempt })
  return {
    queueNewsletterBatch: async () => (await call('queue_newsletter_batch', {})) as number,
    claimDue: async (channel, limit) =>
      (await call('claim_due', { p_channel: channel, p_limit: limit })) as Claim[],
    claimWelcome: async (subscriberId, email) =>
      (await call('claim_welcome', { p_subscriber_id: subscriberId, p_email: email })) as Claim[],
    markSending: async (claim, { subject, text, html, listed }) => {
      const tokens = [
        claim.kind === 'quotation' && claim.quotation.token,
        claim.kind === 'welcome' && claim.confirm_token,
        claim.booking?.email_token,
        claim.unsubscribe_token,
      ].filter((token) => typeof token === 'string')
      // The text of a newsletter is stored once, in its own table.
      const stored = (content = '') =>
        claim.kind === 'newsletter' ? null : tokens.reduce(withoutToken, content) || null
      return (
        (await call('mark_sending', {
          ...keyOf(claim),
          p_sequence: claim.booking?.sequence ?? null,
          p_subject: subject ?? null,
          p_body_text: stored(text),
          p_body_html: stored(html),
          p_listed: listed ?? null,
        })) === true
      )
    },
    release: async (claim, error) => {
      await call('release_message', { ...keyOf(claim), p_error: error })
    },
    acknowledge: async (claim, { outcome, error, delivery, pause, repeatMinutes }) => {
      await call('acknowledge_message', {
        ...keyOf(claim),
        p_outcome: outcome,
        p_error: error,
        p_provider: delivery?.provider ?? null,
        p_provider_message_id: delivery?.providerMessageId ?? null,
        p_pause: pause?.why ?? null,
        p_pause_seconds: pause?.seconds ?? null,
        p_repeat_minutes: repeatMinutes,
      })
    },
    emailWait: async () => (await call('email_wait', {})) as number | null,
  }
}

/** How messages of one channel are composed and handed over. */
export interface Channel<M extends Message> {
  /** Its name in a log. */
  name: string
  compose: (claim: Claim, now: number) => M
  /** `id` is the message's id, the same for each attempt. */
  deliver: (message: M, id: string) => Promise<Delivery>
  /** For how many minutes the provider takes one id only once; 0: never. */
  onceMinutes: number
}

export interface Surroundings {
  outbox: Outbox
  /** In ms since 1970. */
  now: () => number
  log: (line: string) => void
}

/** On one line, and short. For the administrator's table; a log gets it only of errors that hold no personal data. */
export const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300)

/**
 * Sends one claimed message: checks it just before the handover and records the result; no failure can cause
 * a second handover. 'left': the message is no longer valid, or must not be started.
 */
export async function sendOne<M extends Message>(
  { name, compose, deliver, onceMinutes }: Channel<M>,
  claim: Claim,
  { outbox, now, log }: Surroundings,
): Promise<Outcome | 'left'> {
  let message: M
  try {
    message = compose(claim, now())
    if (!(await outbox.markSending(claim, message))) return 'left'
  } catch (error) {
    // Nothing was handed over. If this is not recorded either, the claim expires, and the message is claimed again.
    log(`${name} ${claim.message_id} could not be begun.`)
    await outbox.release(claim, messageOf(error) || 'No reason was given.').catch(() => undefined)
    return 'left'
  }
  let result: Result
  try {
    const delivery = await deliver(message, claim.message_id)
    result = { outcome: delivery.outcome, error: null, delivery, repeatMinutes: 0 }
  } catch (error) {
    result = {
      outcome: failureOf(error),
      error: messageOf(error) || 'No reason was given.',
      pause: error instanceof SendingError ? error.pause : undefined,
      repeatMinutes: onceMinutes,
    }
    // The reason may quote an address, so it is stored in the administrator's table and not logged.
    log(`${name} ${claim.message_id} was not handed over.`)
  }
  const acknowledge = () => outbox.acknowledge(claim, result)
  try {
    await acknowledge().catch(acknowledge)
  } catch (error) {
    log(`The result of ${name} ${claim.message_id} was not written down. ${messageOf(error)}`)
  }
  return result.outcome
}
