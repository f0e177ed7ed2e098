import { withoutToken } from '../_shared/mail-layout.ts'
import type { Mail, SendMail } from '../_shared/mail-sender.ts'
import type { SiteFacts } from '../_shared/site.ts'
import { type Recipient, welcomeEmail } from './welcome-email.ts'

/** A welcome mail that is ours to send, and nobody else's any more. */
export interface Claim extends Recipient {
  deliveryId: string
}

export interface WelcomeDependencies {
  /** Takes the pending mail of this subscriber, in one statement; nothing when none is due or the two don't match. */
  claim: (subscriberId: string, email: string) => Promise<Claim | null>
  /** Keeps what is about to be sent, for the administrator to read. */
  keep: (deliveryId: string, mail: Pick<Mail, 'subject' | 'text' | 'html'>) => Promise<void>
  /** Writes down how it went; null means sent. */
  record: (deliveryId: string, error: string | null) => Promise<void>
  send: SendMail
  site: SiteFacts
  log: (message: string) => void
}

/** 'accepted' whether or not a mail was due, so that nobody learns from it who is subscribed. */
export type WelcomeOutcome = 'accepted' | 'invalid_input' | 'not_sent' | 'unavailable'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function readInput(input: unknown): { email: string; subscriberId: string } | null {
  if (typeof input !== 'object' || input === null) return null
  const { email, subscriberId } = input as Record<string, unknown>
  if (typeof email !== 'string' || !email.includes('@') || email.length > 254) return null
  if (typeof subscriberId !== 'string' || !uuid.test(subscriberId)) return null
  return { email, subscriberId }
}

const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300)

/**
 * Sends the welcome mail that is waiting for a subscriber, to the address in the database: the caller's is only
 * compared with it.
 */
export async function sendWelcomeEmail(input: unknown, deps: WelcomeDependencies): Promise<WelcomeOutcome> {
  const asked = readInput(input)
  if (!asked) return 'invalid_input'

  let claim: Claim | null
  try {
    claim = await deps.claim(asked.subscriberId, asked.email)
  } catch (error) {
    deps.log(`No welcome mail could be claimed. ${messageOf(error)}`)
    return 'unavailable'
  }
  if (!claim) return 'accepted'

  let failure: string | null = null
  try {
    const mail = welcomeEmail(claim, deps.site)
    await storeCopy(claim, mail, deps)
    await deps.send(mail)
  } catch (error) {
    failure = messageOf(error)
    // The reason may quote the address, so it goes to the administrator's table and not into a log.
    deps.log(`Welcome mail ${claim.deliveryId} was not handed over.`)
  }
  await recordTwice(claim.deliveryId, failure, deps)
  return failure === null ? 'accepted' : 'not_sent'
}

/** Without the token that would unsubscribe the reader. A copy that could not be stored stops no mail. */
async function storeCopy(
  { deliveryId, unsubscribeToken }: Claim,
  { subject, text, html }: Mail,
  { keep, log }: WelcomeDependencies,
) {
  try {
    await keep(deliveryId, {
      subject,
      text: withoutToken(text, unsubscribeToken),
      html: withoutToken(html, unsubscribeToken),
    })
  } catch (error) {
    log(`What welcome mail ${deliveryId} says was not kept. ${messageOf(error)}`)
  }
}

/** Tries a second time: a mail that went out but is not written down as sent might be sent again. */
async function recordTwice(deliveryId: string, failure: string | null, { record, log }: WelcomeDependencies) {
  try {
    await record(deliveryId, failure).catch(() => record(deliveryId, failure))
  } catch (error) {
    log(`The result of welcome mail ${deliveryId} was not written down. ${messageOf(error)}`)
  }
}
