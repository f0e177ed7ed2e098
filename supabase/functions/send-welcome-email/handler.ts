import type { Mail, SendMail } from '../_shared/mail-sender.ts'
import { type Channel, type Claim, messageOf, sendOne, type Surroundings } from '../_shared/outbox.ts'
import type { SiteFacts } from '../_shared/site.ts'
import { welcomeEmail } from '../_shared/welcome-email.ts'

export interface WelcomeDependencies extends Surroundings {
  /** Asked once for each mail. */
  emails: () => Promise<Channel<Mail>>
}

export const welcomeChannel = (site: SiteFacts, deliver: SendMail): Channel<Mail> => ({
  name: 'Mail',
  compose: ({ kind, recipient, unsubscribe_token: unsubscribeToken }) => {
    if (kind !== 'welcome') throw new Error(`A welcome was claimed, and a ${kind} given.`)
    return welcomeEmail({ email: recipient, unsubscribeToken }, site)
  },
  deliver,
})

/**
 * 'accepted' whether or not a mail was due and might go, so that nobody learns from it who is subscribed. What is not
 * sent now the schedule sends.
 */
export type WelcomeOutcome = 'accepted' | 'invalid_input' | 'not_sent' | 'unavailable'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function readInput(input: unknown): { email: string; subscriberId: string } | null {
  if (typeof input !== 'object' || input === null) return null
  const { email, subscriberId } = input as Record<string, unknown>
  if (typeof email !== 'string' || !email.includes('@') || email.length > 254) return null
  if (typeof subscriberId !== 'string' || !uuid.test(subscriberId)) return null
  return { email, subscriberId }
}

/**
 * Sends the welcome mail that is waiting for a subscriber, to the address in the database: the caller's is only
 * compared with it.
 */
export async function sendWelcomeEmail(input: unknown, deps: WelcomeDependencies): Promise<WelcomeOutcome> {
  const asked = readInput(input)
  if (!asked) return 'invalid_input'

  let claims: Claim[]
  let emails: Channel<Mail>
  try {
    emails = await deps.emails()
    claims = await deps.outbox.claimWelcome(asked.subscriberId, asked.email)
  } catch (error) {
    deps.log(`No welcome mail could be claimed. ${messageOf(error)}`)
    return 'unavailable'
  }
  for (const claim of claims) {
    const outcome = await sendOne(emails, claim, deps)
    if (outcome !== 'sent' && outcome !== 'left') return 'not_sent'
  }
  return 'accepted'
}
