/** What was to be sent surely went nowhere, for a reason that may pass: trying again cannot send it twice. */
export class NotSentError extends Error {
  override name = 'NotSentError'
}

const neverConnected =
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|connection refused|dns error|failed to lookup/i

/** The error itself, or a NotSentError where nobody took the connection and so nothing can have been accepted. */
export function sendingError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const said = [error.message, error.cause instanceof Error ? error.cause.message : ''].filter(Boolean)
  return said.some((text) => neverConnected.test(text)) ? new NotSentError(said.join(': ')) : error
}
