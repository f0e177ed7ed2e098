import type { CallMethod } from './calendar/call-methods.ts'
import type { Newsletter } from './newsletter-email.ts'
import type { QuotationFacts } from './quotation-email.ts'
import { withoutToken } from './mail-layout.ts'
import type { CallProcedure } from './rest.ts'
import { type Failure, failureOf } from './sending-error.ts'

export const bookingMailKinds = [
  'booking_confirmation',
  'booking_request',
  'booking_moved',
  'booking_cancelled',
  'booking_reminder',
] as const
export type BookingMailKind = (typeof bookingMailKinds)[number]

/** A booking as a claim gives it. */
export interface BookingFacts {
  booking_id: string
  mail_token: string
  sequence: number
  starts_at: string
  call_method: CallMethod
  timezone: string
  confirmed: boolean
  meeting_link: string | null
  cancel_reason: string | null
  language: 'en' | 'ms'
}

/** What an alert says to the owner, or to the person whose account it is. */
export type Alert =
  | { alert: 'failures'; failed: number }
  | { alert: 'flood'; submissions: number; began_at: string }
  | { alert: 'password_changed'; changed_at: string }

/** A lead as a notice to the owner has it. */
export interface NoticeLead {
  event: 'new' | 'moved' | 'cancelled' | 'confirmed' | 'accepted'
  /** Of a move: when the call was to be, in ISO. */
  was: string | null
  table: 'booking_submissions' | 'contact_submissions' | 'work_opportunities' | 'orders'
  /** Its columns; what a visitor typed is among them. */
  lead: Readonly<Record<string, unknown>> & { id: string }
  /** The number that was given, as a WhatsApp link has it. */
  whatsapp: string | null
}

/** What has come in since the last notice to the owner; `more` leads are not named. */
export interface Notice {
  leads: readonly NoticeLead[]
  more?: number
  /** Only to show that such mails arrive. */
  test?: true
}

/** What an administrator answers a lead. */
export interface Reply {
  subject: string
  text: string
  /** The words that it answers, where the lead has some, and when they came. */
  quote?: string
  quoted_at: string
  language: 'en' | 'ms'
}

/** A message that is ours to send, as the database gives it; `attempt` is the number by which it knows us again. */
export type Claim = { message_id: string; attempt: number; recipient: string } & (
  | { kind: BookingMailKind; booking: BookingFacts; unsubscribe_token: null; alert: null }
  | { kind: 'welcome'; booking: null; unsubscribe_token: string; alert: null }
  | { kind: 'unsubscribe_link'; booking: null; unsubscribe_token: string; alert: null }
  | { kind: 'owner_alert'; booking: null; unsubscribe_token: null; alert: Alert }
  | { kind: 'owner_notice'; booking: null; unsubscribe_token: null; alert: null; notice: Notice }
  | { kind: 'quotation'; booking: null; unsubscribe_token: null; alert: null; quotation: QuotationFacts }
  | { kind: 'newsletter'; booking: null; unsubscribe_token: string; alert: null; newsletter: Newsletter }
  | { kind: 'newsletter_test'; booking: null; unsubscribe_token: null; alert: null; newsletter: Newsletter }
  | { kind: 'reply'; booking: null; unsubscribe_token: null; alert: null; reply: Reply }
  | { kind: 'password_changed'; booking: null; unsubscribe_token: null; alert: Alert }
)

/** What of a message is kept for the administrator to read. */
export interface Message {
  subject?: string
  text: string
  html?: string
}

export type Outcome = 'sent' | 'logged' | Failure

/** The steps that the database takes: docs/decisions/0014. */
export interface Outbox {
  /** Puts one more batch of recipients of a newsletter into the outbox; gives 0 when no newsletter is left to queue. */
  queueNewsletterBatch: () => Promise<number>
  /** Takes at most so many that are due and may go. */
  claimDue: (channel: 'email' | 'sms', limit: number) => Promise<Claim[]>
  /** Takes the waiting welcome mail of this subscriber: one, or none when it may not go or the two don't match. */
  claimWelcome: (subscriberId: string, email: string) => Promise<Claim[]>
  /** Whether it may be handed over now; keeps what it says, without its reader's token. */
  markSending: (claim: Claim, message: Message) => Promise<boolean>
  acknowledge: (claim: Claim, outcome: Outcome, error: string | null) => Promise<void>
}

export function createOutbox(call: CallProcedure): Outbox {
  const keyOf = ({ message_id, attempt }: Claim) => ({ p_message_id: message_id, p_attempt: attempt })
  return {
    queueNewsletterBatch: async () => (await call('queue_newsletter_batch', {})) as number,
    claimDue: async (channel, limit) =>
      (await call('claim_due', { p_channel: channel, p_limit: limit })) as Claim[],
    claimWelcome: async (subscriberId, email) =>
      (await call('claim_welcome', { p_subscriber_id: subscriberId, p_email: email })) as Claim[],
    markSending: async (claim, { subject, text, html }) => {
      const token =
        claim.kind === 'quotation'
          ? claim.quotation.token
          : (claim.booking?.mail_token ?? claim.unsubscribe_token)
      // The text of a newsletter is kept once, in its own table.
      const kept = (content = '') =>
        claim.kind === 'newsletter' ? null : (token ? withoutToken(content, token) : content) || null
      return (
        (await call('mark_sending', {
          ...keyOf(claim),
          p_sequence: claim.booking?.sequence ?? null,
          p_subject: subject ?? null,
          p_body_text: kept(text),
          p_body_html: kept(html),
        })) === true
      )
    },
    acknowledge: async (claim, outcome, error) => {
      await call('acknowledge_message', { ...keyOf(claim), p_outcome: outcome, p_error: error })
    },
  }
}

/** How messages of one channel are made and handed over. */
export interface Channel<M extends Message> {
  /** Its name in a log. */
  name: string
  compose: (claim: Claim, now: number) => M
  /** `id` is the message's own, the same at each try. */
  deliver: (message: M, id: string) => Promise<'sent' | 'logged'>
}

export interface Surroundings {
  outbox: Outbox
  /** In ms since 1970. */
  now: () => number
  log: (line: string) => void
}

/** On one line, and short. */
export const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300)

/**
 * Sends one claimed message: checked just before it is handed over, and recorded; whatever fails, it is not handed over
 * twice. 'left': no longer right, or not to be begun.
 */
export async function sendOne<M extends Message>(
  { name, compose, deliver }: Channel<M>,
  claim: Claim,
  { outbox, now, log }: Surroundings,
): Promise<Outcome | 'left'> {
  let message: M
  try {
    message = compose(claim, now())
    if (!(await outbox.markSending(claim, message))) return 'left'
  } catch (error) {
    // Nothing was handed over: the claim runs out, and another round takes it.
    log(`${name} ${claim.message_id} could not be begun. ${messageOf(error)}`)
    return 'left'
  }
  let outcome: Outcome
  let reason: string | null = null
  try {
    outcome = await deliver(message, claim.message_id)
  } catch (error) {
    outcome = failureOf(error)
    reason = messageOf(error) || 'No reason was given.'
    // It may quote an address, so it goes to the administrator's table and not into a log.
    log(`${name} ${claim.message_id} was not handed over.`)
  }
  const acknowledge = () => outbox.acknowledge(claim, outcome, reason)
  try {
    await acknowledge().catch(acknowledge)
  } catch (error) {
    log(`The result of ${name} ${claim.message_id} was not written down. ${messageOf(error)}`)
  }
  return outcome
}
