/**
 * Why a message was not accepted. 'retry': it was certainly not sent, for a temporary reason, so a retry
 * cannot send it twice. 'refused': it was certainly not sent and never will be. 'unknown': its text was
 * handed over, and the outcome is not known.
 */
export type Failure = 'retry' | 'refused' | 'unknown'

/** A message was not accepted, as far as is known. */
export class SendingError extends Error {
  override name = 'SendingError'
  constructor(
    readonly failure: Failure,
    message: string,
  ) {
    super(message)
  }
}

/** What is known of a failure; nothing for an unexpected one. */
export const failureOf = (error: unknown): Failure =>
  error instanceof SendingError ? error.failure : 'unknown'
