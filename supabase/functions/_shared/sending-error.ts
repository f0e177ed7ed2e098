/**
 * Why a message was not taken. 'retry': it surely went nowhere, for a reason that may pass, so that trying again cannot
 * send it twice. 'refused': it surely went nowhere and never will. 'unknown': its text was handed over, and nobody knows
 * what became of it.
 */
export type Failure = 'retry' | 'refused' | 'unknown'

/** A message was not taken, as far as anybody knows. */
export class SendingError extends Error {
  override name = 'SendingError'
  constructor(
    readonly failure: Failure,
    message: string,
  ) {
    super(message)
  }
}

/** What is known of a failure; of one that nobody foresaw, nothing. */
export const failureOf = (error: unknown): Failure =>
  error instanceof SendingError ? error.failure : 'unknown'
