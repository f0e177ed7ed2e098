/** An error from the API, with what a screen needs to explain it. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** A Postgres or PostgREST code such as '23505', or ''. */
    readonly code: string,
    /** The HTTP status; 0 when no answer came. */
    readonly status: number,
    /** Details from the database, such as 'Key (slug)=(about) already exists.' */
    readonly details = '',
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

export interface Answer {
  error: { message: string; code?: string; details?: string | null; hint?: string | null } | null
  status: number
}

/** Throws the error of a response, so that a query fails instead of succeeding with no data. */
export function assertAnswered(answer: Answer): void {
  const { error, status } = answer
  if (!error) return
  if (status === 0) throw new ApiError('The server could not be reached.', '', 0)
  // Our procedures put a code in the message and a sentence or a field name in the hint (docs/api-errors.md).
  const sentence = error.code?.startsWith('PT') && error.hint?.includes(' ') ? error.hint : error.message
  // The database's message names the table or function, which means nothing to the user.
  const reason =
    error.code === '42501' ? 'This account may not do that' : sentence || 'The server gave no reason'
  throw new ApiError(
    /[.!?]$/.test(reason) ? reason : `${reason}.`,
    error.code ?? '',
    status,
    error.details ?? '',
  )
}

/**
 * For a change that returns its rows: row level security silently lets through a change that matches no row.
 */
export function assertChanged(answer: Answer & { data: unknown[] | null }): void {
  assertAnswered(answer)
  if (answer.data?.length) return
  throw new ApiError('It was deleted, or this account may not change it.', '', answer.status)
}

/** Any of these means the server no longer accepts the session, whatever this page still stores. */
export const isSessionRefused = (error: unknown) => error instanceof ApiError && error.status === 401

/** A row with the same unique value or an overlapping call already exists. */
export const isDuplicate = (error: unknown) =>
  error instanceof ApiError && (error.code === '23505' || error.code === '23P01')
