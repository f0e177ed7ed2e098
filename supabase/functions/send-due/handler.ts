import {
  type Channel,
  type Message,
  messageOf,
  type Outcome,
  sendOne,
  type Surroundings,
} from '../_shared/outbox.ts'

interface DrainOptions extends Surroundings {
  /** Nothing more is claimed after this moment; claimed messages are still finished. */
  until: number
  sleep: (ms: number) => Promise<void>
}

/** The number of messages by outcome. `left`: no longer valid at their turn, or must not be started. */
type SendCounts = Record<Outcome | 'left', number>

/**
 * Messages in parallel: few enough not to flood a mail server, and a program that dies holds only a few
 * claims.
 */
const batch = 5

/**
 * Puts newsletters into the outbox, batch by batch, until all are in it or the time is up; a failure here
 * stops no other email.
 */
async function queueNewsletters({ outbox, now, until, log }: DrainOptions): Promise<void> {
  try {
    while (now() < until && (await outbox.queueNewsletterBatch()) > 0);
  } catch (error) {
    log(`A newsletter was not queued. ${messageOf(error)}`)
  }
}

/**
 * Sends due messages, a few at a time, until none is left or the time is up. The database decides how many email
 * providers take, and for how long to wait for the next.
 * @throws if claiming fails
 */
export async function drain<M extends Message>(
  of: 'email' | 'sms',
  channel: Channel<M>,
  options: DrainOptions,
): Promise<SendCounts> {
  const counts: SendCounts = { sent: 0, logged: 0, retry: 0, refused: 0, unknown: 0, left: 0 }
  while (options.now() < options.until) {
    const claims = await options.outbox.claimDue(of, batch)
    if (claims.length === 0) {
      const wait = of === 'email' ? await options.outbox.emailWait() : null
      if (wait === null || options.now() + wait >= options.until) break
      await options.sleep(wait)
      continue
    }
    const outcomes = await Promise.all(claims.map((claim) => sendOne(channel, claim, options)))
    for (const outcome of outcomes) counts[outcome] += 1
  }
  return counts
}

/** Sends due email, and meanwhile queues newsletters, which no other email waits for. @throws if claiming fails */
export async function drainEmail<M extends Message>(
  channel: Channel<M>,
  options: DrainOptions,
): Promise<SendCounts> {
  const queued = queueNewsletters(options)
  const counts = await drain('email', channel, options)
  await queued
  const more = await drain('email', channel, options)
  for (const outcome of Object.keys(counts) as (keyof SendCounts)[]) counts[outcome] += more[outcome]
  return counts
}
