import {
  type Channel,
  type Message,
  messageOf,
  type Outcome,
  sendOne,
  type Surroundings,
} from '../_shared/outbox.ts'

export interface DrainOptions extends Surroundings {
  /** No more is claimed after this moment; what is claimed is finished. */
  until: number
}

/** How many ended how. `left`: no longer right when their turn came, or not to be begun. */
export type SendCounts = Record<Outcome | 'left', number>

/** As many at once: a mail server is not to be flooded, and a program that dies holds few. */
const batch = 5

/** Puts newsletters into the outbox, batch by batch, until all are in it or the time is up; whatever fails stops no other email. */
export async function queueNewsletters({ outbox, now, until, log }: DrainOptions): Promise<void> {
  try {
    while (now() < until && (await outbox.queueNewsletterBatch()) > 0);
  } catch (error) {
    log(`A newsletter was not queued. ${messageOf(error)}`)
  }
}

/**
 * Sends what is due, a few at a time, until nothing is or the time is up.
 * @throws when nothing can be claimed
 */
export async function drain<M extends Message>(
  of: 'email' | 'sms',
  channel: Channel<M>,
  options: DrainOptions,
): Promise<SendCounts> {
  const counts: SendCounts = { sent: 0, logged: 0, retry: 0, refused: 0, unknown: 0, left: 0 }
  while (options.now() < options.until) {
    const claims = await options.outbox.claimDue(of, batch)
    if (claims.length === 0) break
    const outcomes = await Promise.all(claims.map((claim) => sendOne(channel, claim, options)))
    for (const outcome of outcomes) counts[outcome] += 1
  }
  return counts
}
