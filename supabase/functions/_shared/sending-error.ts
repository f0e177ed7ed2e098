/**
 * Why a message was not accepted. 'retry': it was certainly not sent, for a temporary reason, so a retry
 * cannot send it twice. 'refused': it was certainly not sent and never will be. 'unknown': its text was
 * handed over, and the outcome is not known.
 */
export type Failure = 'retry' | 'refused' | 'unknown'

/**
 * The failure concerns the provider rather than the message, so all email waits. 'rate': it asks for fewer
 * emails. 'quota': it takes no more for now. 'trouble': it refused the key, could not be reached, or failed.
 */
export interface Pause {
  why: 'rate' | 'quota' | 'trouble'
  /** How long it asks us to wait; undefined if it does not say. */
  seconds?: number
}

/** A message was not accepted, as far as is known. */
export class SendingError extends Error {
  override name = 'SendingError'
  constructor(
    readonly failure: Failure,
    message: string,
    readonly pause?: Pause,
  ) {
    super(message)
  }
}

/** What is known of a failure; nothing for an unexpected one. */
export const failureOf = (error: unknown): Failure =>
  error instanceof SendingError ? error.failure : 'unknown'
