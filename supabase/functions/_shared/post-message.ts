import { SendingError } from './sending-error.ts'

const neverConnected =
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|connection refused|connect timeout|dns error|failed to lookup/i

/** The provider is busy, or the key needs fixing: the message itself was not examined. */
const notYet = new Set([401, 403, 429, 503])

/** No answer: either the connection was refused, or the outcome is unknown. */
function unanswered(error: unknown): SendingError {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  const reason = [message, cause instanceof Error ? cause.message : ''].filter(Boolean).join(': ')
  return new SendingError(neverConnected.test(reason) ? 'retry' : 'unknown', reason)
}

/**
 * Posts a message as JSON to a provider that answers 2xx once it has accepted it. `provider` is its name in
 * an error. Redirects are not followed, so the key is sent to the configured URL only.
 * @throws SendingError
 */
export async function postMessage(
  provider: string,
  {
    url,
    key,
    timeoutMs,
    idempotencyKey,
  }: { url: string; key: string; timeoutMs: number; idempotencyKey?: string },
  message: unknown,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'manual',
  }).catch((error: unknown) => {
    throw unanswered(error)
  })
  const answer = await response.text().catch(() => '')
  if (response.ok) return
  const { status } = response
  // A gateway that timed out may have passed it on; a provider that answers 503 has not accepted it. 409: it
  // is still processing an earlier post with this Idempotency-Key.
  const failure = notYet.has(status) ? 'retry' : status < 500 && status !== 409 ? 'refused' : 'unknown'
  throw new SendingError(failure, `The ${provider} answered ${status}: ${answer.slice(0, 200)}`)
}
