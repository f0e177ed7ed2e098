import { NotSentError } from '../_shared/not-sent-error.ts'

/** What a claim hands out; `attempt` is its number, by which the database knows it again. */
export interface Claim {
  deliveryId: string
  attempt: number
}

/** What became of one that was handed over. */
export type Result =
  | { outcome: 'sent' | 'logged' }
  /** `surelyNot`: it went nowhere and may be tried again. */
  | { outcome: 'failed'; error: string; surelyNot: boolean }

/** How messages of the outbox are sent: mail or SMS. */
export interface Channel<C extends Claim, Message> {
  name: string
  /** Takes at most so many that are due. */
  claim: (limit: number) => Promise<C[]>
  compose: (claim: C, now: number) => Message
  /** Whether it may be handed over now; keeps what it says. */
  begin: (claim: C, message: Message) => Promise<boolean>
  deliver: (message: Message) => Promise<'sent' | 'logged'>
  record: (claim: C, result: Result) => Promise<void>
}

export interface DrainOptions {
  /** In ms since 1970. */
  now: () => number
  /** No more is claimed after this moment; what is claimed is finished. */
  until: number
  log: (line: string) => void
}

/** How many were sent and how many not. `left`: no longer right when their turn came. */
export interface SendCounts {
  sent: number
  logged: number
  failed: number
  left: number
}

/** As many at once: a mail server is not to be flooded, and a program that dies holds few. */
const batch = 5

const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300)

async function handOver<C extends Claim, M>(channel: Channel<C, M>, message: M): Promise<Result> {
  try {
    return { outcome: await channel.deliver(message) }
  } catch (error) {
    return { outcome: 'failed', error: messageOf(error), surelyNot: error instanceof NotSentError }
  }
}

async function sendOne<C extends Claim, M>(
  channel: Channel<C, M>,
  claim: C,
  { now, log }: DrainOptions,
): Promise<keyof SendCounts> {
  let result: Result
  try {
    const message = channel.compose(claim, now())
    if (!(await channel.begin(claim, message))) return 'left'
    result = await handOver(channel, message)
  } catch (error) {
    // Nothing was handed over: the claim runs out, and another round takes it.
    log(`${channel.name} ${claim.deliveryId} could not be begun. ${messageOf(error)}`)
    return 'failed'
  }
  // The reason may quote an address, so it goes to the administrator's table and not into a log.
  if (result.outcome === 'failed') log(`${channel.name} ${claim.deliveryId} was not handed over.`)
  try {
    await channel.record(claim, result).catch(() => channel.record(claim, result))
  } catch (error) {
    log(`The result of ${channel.name} ${claim.deliveryId} was not written down. ${messageOf(error)}`)
  }
  return result.outcome
}

/**
 * Sends what is due, a few at a time, until nothing is or the time is up. Each message is claimed, checked just before
 * it is handed over, and recorded; whatever fails, none is handed over twice.
 * @throws when nothing can be claimed
 */
export async function drain<C extends Claim, M>(
  channel: Channel<C, M>,
  options: DrainOptions,
): Promise<SendCounts> {
  const counts: SendCounts = { sent: 0, logged: 0, failed: 0, left: 0 }
  while (options.now() < options.until) {
    const claims = await channel.claim(batch)
    if (claims.length === 0) break
    const outcomes = await Promise.all(claims.map((claim) => sendOne(channel, claim, options)))
    for (const outcome of outcomes) counts[outcome] += 1
  }
  return counts
}
