import { type Pause, SendingError, type Failure } from './sending-error.ts'

/** A request that hands one message to a provider. */
export interface Post {
  url: string
  headers: Record<string, string>
  body: BodyInit
}

/** What the provider answered. */
export interface Answer {
  status: number
  headers: Headers
  text: string
}

/** What an answer means, where its status alone does not say it. */
export type Verdict = { failure: Failure; pause?: Pause['why'] } | undefined

const neverConnected =
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|connection refused|connect timeout|dns error|failed to lookup/i

/** No answer: either the connection was refused, or the outcome is unknown. */
function unanswered(error: unknown): SendingError {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  const reason = [message, cause instanceof Error ? cause.message : ''].filter(Boolean).join(': ')
  return new SendingError(neverConnected.test(reason) ? 'retry' : 'unknown', reason, { why: 'trouble' })
}

/**
 * What a status means. 401, 402, 403: the key or the account needs fixing, and the message was not examined.
 * 409: an earlier post with this Idempotency-Key is still being processed. Other 5xx: a gateway that timed out
 * may have passed it on, but a provider that answers 503 has not accepted it.
 */
function verdictOf(status: number): Exclude<Verdict, undefined> {
  if (status === 429) return { failure: 'retry', pause: 'rate' }
  if (status === 402) return { failure: 'retry', pause: 'quota' }
  if (status === 401 || status === 403 || status === 503) return { failure: 'retry', pause: 'trouble' }
  if (status === 408) return { failure: 'retry' }
  if (status === 409) return { failure: 'unknown' }
  return status < 500 ? { failure: 'refused' } : { failure: 'unknown', pause: 'trouble' }
}

/** The seconds of a Retry-After, which is a number or a date; undefined if there is none in the future. */
export function retryAfter(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000
  return seconds > 0 ? Math.ceil(seconds) : undefined
}

/**
 * Posts a message to a provider that answers 2xx once it has accepted it. `provider` is its name in an error.
 * Redirects are not followed, so the key is sent to the configured URL only.
 * @param read what the provider's own error codes mean
 * @throws SendingError
 */
export async function postMessage(
  provider: string,
  { url, headers, body }: Post,
  timeoutMs: number,
  read: (answer: Answer) => Verdict = () => undefined,
): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'manual',
  }).catch((error: unknown) => {
    throw unanswered(error)
  })
  const text = await response.text().catch(() => '')
  const answer = { status: response.status, headers: response.headers, text }
  if (response.ok) return answer
  const { failure, pause } = read(answer) ?? verdictOf(response.status)
  throw new SendingError(
    failure,
    `${provider} answered ${response.status}: ${text.slice(0, 200)}`,
    pause && { why: pause, seconds: retryAfter(response.headers.get('retry-after')) },
  )
}
