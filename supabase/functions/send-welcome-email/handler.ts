import type { Email, SendEmail } from '../_shared/email-sender.ts'
import { type Channel, messageOf, sendOne, subscriberOf, type Surroundings } from '../_shared/outbox.ts'
import type { SiteFacts } from '../_shared/site.ts'
import { welcomeEmail } from '../_shared/welcome-email.ts'

export interface WelcomeDependencies extends Surroundings {
  /** Called once for each email. */
  emails: () => Promise<Channel<Email>>
  /** Keeps work running that the response does not wait for. */
  later: (work: Promise<void>) => void
}

export const welcomeChannel = (site: SiteFacts, deliver: SendEmail): Channel<Email> => ({
  name: 'Email',
  compose: (claim) => {
    if (claim.kind !== 'welcome') throw new Error(`A welcome was claimed, and a ${claim.kind} given.`)
    return welcomeEmail(subscriberOf(claim), site)
  },
  deliver,
  onceMinutes: deliver.onceMinutes,
})

/** 'accepted' whether or not an email is due, so that the response does not reveal who is subscribed. */
export type WelcomeOutcome = 'accepted' | 'invalid_input' | 'unavailable'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function readInput(input: unknown): { email: string; subscriberId: string } | null {
  if (typeof input !== 'object' || input === null) return null
  const { email, subscriberId } = input as Record<string, unknown>
  if (typeof email !== 'string' || !email.includes('@') || email.length > 254) return null
  if (typeof subscriberId !== 'string' || !uuid.test(subscriberId)) return null
  return { email, subscriberId }
}

/** Sends the waiting email; if that fails, the schedule sends it later. */
async function sendWaiting(
  { email, subscriberId }: { email: string; subscriberId: string },
  emails: Channel<Email>,
  deps: WelcomeDependencies,
): Promise<void> {
  try {
    for (const claim of await deps.outbox.claimWelcome(subscriberId, email))
      await sendOne(emails, claim, deps)
  } catch (error) {
    deps.log(`No welcome mail could be claimed. ${messageOf(error)}`)
  }
}

/**
 * Sends a subscriber's waiting welcome email to the address in the database; the caller's is only compared
 * with it. The response does not wait, because its duration would reveal whether there is one.
 */
export async function sendWelcomeEmail(input: unknown, deps: WelcomeDependencies): Promise<WelcomeOutcome> {
  const asked = readInput(input)
  if (!asked) return 'invalid_input'
  try {
    deps.later(sendWaiting(asked, await deps.emails(), deps))
    return 'accepted'
  } catch (error) {
    deps.log(`The studio's facts could not be read. ${messageOf(error)}`)
    return 'unavailable'
  }
}
