/** What a provider says about one email to one recipient. */
export interface EmailEvent {
  /** As the provider named the email when it took it, without angle brackets; null if it does not say. */
  message_id: string | null
  recipient: string
  event: 'delivered' | 'bounced' | 'complained'
  /** Of a bounce: 'hard' if the address does not exist, 'soft' for any other reason. */
  bounce: 'hard' | 'soft' | null
  /** ISO, in UTC; null if the provider does not say. */
  at: string | null
  /** The provider's words. */
  reason: string | null
}

/** A webhook call, before anything of it is trusted. */
export interface Incoming {
  headers: Headers
  /** As received: signatures cover these bytes. */
  body: string
}

export interface Provider {
  /**
   * Whether the provider itself made the call. `secret` is the value of its variable in .env.example.
   * @param now in ms since 1970
   */
  isGenuine: (call: Incoming, secret: string, deps: { fetch: typeof fetch; now: number }) => Promise<boolean>
  /** The events of a genuine call that concern deliveries; it skips all others and never throws. */
  eventsOf: (content: unknown) => EmailEvent[]
  /** The URL that a genuine call asks to be opened, so that more calls follow. */
  confirmationOf?: (content: unknown) => string | undefined
}

/** A field of a JSON value; undefined if it is no object or has no such field. */
export const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<string, unknown>)[key]
        : undefined,
    value,
  )

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A text that says something, in one line, else null. The database refuses NUL and half characters. */
export function textOf(value: unknown, most = 1000): string | null {
  if (typeof value !== 'string') return null
  return (
    value
      .slice(0, most)
      .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
      .trim() || null
  )
}

/** The texts that say something, at most 300 characters. */
export const reasonOf = (...parts: unknown[]): string | null =>
  textOf([...new Set(parts.flatMap((part) => textOf(part) ?? []))].join(': '), 300)

const latest = Date.UTC(9999, 0)

/** A moment given as ISO text, or as seconds or ms since 1970. */
function momentOf(value: unknown): string | null {
  const ms =
    typeof value === 'number' ? (value < 1e11 ? value * 1000 : value) : Date.parse(textOf(value) ?? '')
  return ms > 0 && ms < latest ? new Date(ms).toISOString() : null
}

/** The address in `Mei <mei@example.test>`, or the text itself; null if there is none. */
function addressOf(value: unknown): string | null {
  const text = textOf(value)
  return (text && /<([^<>\s]+)>$/.exec(text)?.[1]) ?? text
}

/** A message id without its angle brackets, as the database compares it. */
const messageIdOf = (value: unknown) => textOf(textOf(value)?.replace(/^<|>$/g, ''))

interface Said {
  id: unknown
  to: unknown
  at: unknown
  why?: string | null
}

/** One event, or none where the recipient is not named. */
function event(kind: EmailEvent['event'], bounce: EmailEvent['bounce'], { id, to, at: when, why }: Said) {
  const recipient = addressOf(to)
  if (!recipient || recipient.length > 254) return []
  return [
    {
      message_id: messageIdOf(id),
      recipient,
      event: kind,
      bounce,
      at: momentOf(when),
      reason: why ?? null,
    } satisfies EmailEvent,
  ]
}

export const delivered = (said: Said): EmailEvent[] => event('delivered', null, said)
export const bounced = (bounce: 'hard' | 'soft', said: Said): EmailEvent[] => event('bounced', bounce, said)
export const complained = (said: Said): EmailEvent[] => event('complained', null, said)
