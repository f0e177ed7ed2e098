import type { Claim } from '../../../supabase/functions/_shared/outbox'
import type { Email, SendEmail } from '../../../supabase/functions/_shared/email-sender'
import { SendingError } from '../../../supabase/functions/_shared/sending-error'

/** How a provider behaves. Times in ms since 1970. */
export interface ProviderRules {
  /** Requests that it takes in a second, and emails in a day (UTC). */
  aSecond: number
  aDay: number
  /** From and until: it cannot be reached. */
  outages: ReadonlyArray<readonly [number, number]>
  /** Its probability of accepting an email without an answer. */
  lostAnswers: number
}

/** An email that the provider accepted. */
export interface Accepted {
  at: number
  id: string
  email: Email
  claim: Claim
}

/** What the provider says of an email later. */
export interface ProviderEvent {
  kind: 'delivered' | 'bounced' | 'complained'
  id: string
  recipient: string
}

const dayMs = 86_400_000

/** An email provider with limits, outages and lost answers. It accepts a message's id once. */
export class Provider {
  accepted: Accepted[] = []
  posts = 0
  refused = { rate: 0, quota: 0 }
  /** Posts that found it down. */
  unreachable = 0
  /** Emails by the day (UTC) on which they were accepted. */
  perDay = new Map<number, number>()
  #ids = new Set<string>()
  #requests: number[] = []

  constructor(
    private rules: ProviderRules,
    private now: () => number,
    private random: () => number,
    private onAccepted: (accepted: Accepted) => void,
  ) {}

  isUp(at: number): boolean {
    return !this.rules.outages.some(([from, until]) => at >= from && at < until)
  }

  /** When it can be reached again, at or after this time. */
  upAgain(at: number): number {
    const outage = this.rules.outages.find(([from, until]) => at >= from && at < until)
    return outage ? outage[1] : at
  }

  /** @throws SendingError as the sender throws it for this provider's answers */
  deliver(email: Email, id: string, claim: Claim): Awaited<ReturnType<SendEmail>> {
    const now = this.now()
    this.posts += 1
    if (!this.isUp(now)) {
      this.unreachable += 1
      throw new SendingError('retry', 'The provider cannot be reached.', { why: 'trouble' })
    }
    this.#requests = this.#requests.filter((at) => at > now - 1000)
    if (this.#requests.length >= this.rules.aSecond) {
      this.refused.rate += 1
      throw new SendingError('retry', 'Too many requests.', { why: 'rate', seconds: 1 })
    }
    this.#requests.push(now)
    const day = Math.floor(now / dayMs)
    if (!this.#ids.has(id)) {
      if ((this.perDay.get(day) ?? 0) >= this.rules.aDay) {
        this.refused.quota += 1
        const seconds = Math.ceil(((day + 1) * dayMs - now) / 1000)
        throw new SendingError('retry', 'The daily quota is used.', { why: 'quota', seconds })
      }
      this.#ids.add(id)
      this.perDay.set(day, (this.perDay.get(day) ?? 0) + 1)
      const accepted = { at: now, id, email, claim }
      this.accepted.push(accepted)
      this.onAccepted(accepted)
    }
    if (this.random() < this.rules.lostAnswers) throw new SendingError('unknown', 'No answer came.')
    return { outcome: 'sent', provider: 'resend', providerMessageId: id }
  }
}
