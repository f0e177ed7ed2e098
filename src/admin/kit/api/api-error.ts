/** An error from the API, with what a screen needs to explain it. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** A Postgres or PostgREST code such as '23505', or ''. */
    readonly code: string,
    /** The HTTP status; 0 when no answer came. */
    readonly status: number,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

export interface Answer {
  error: { message: string; code?: string; details?: string | null; hint?: string | null } | null
  status: number
}

/** A sentence for the user where the server's own message means nothing to them. */
function reasonOf({ code, message, hint }: NonNullable<Answer['error']>, status: number): string {
  // Our procedures put a code in the message and a sentence or a field name in the hint (docs/api-errors.md).
  if (code?.startsWith('PT')) return hint?.includes(' ') ? hint : message
  if (code === '42501') return 'This account may not do that'
  if (status === 401) return 'The server did not accept your sign-in. Try again'
  if (status === 429) return 'Too many requests at once. Try again in a minute'
  if (status >= 500) return 'The server has a problem. Try again in a minute'
  return message || 'The server gave no reason'
}

/** Throws the error of a response, so that a query fails instead of succeeding with no data. */
export function assertAnswered(answer: Answer): void {
  const { error, status } = answer
  if (!error) return
  if (status === 0) throw new ApiError('The server could not be reached.', '', 0)
  const reason = reasonOf(error, status)
  throw new ApiError(/[.!?]$/.test(reason) ? reason : `${reason}.`, error.code ?? '', status)
}

/**
 * For a change that returns its rows: row level security silently lets through a change that matches no row.
 */
export function assertChanged(answer: Answer & { data: unknown[] | null }): void {
  assertAnswered(answer)
  if (answer.data?.length) return
  throw new ApiError(
    'It was changed or deleted meanwhile, or this account may not change it.',
    '',
    answer.status,
  )
}

/** Any of these means the server no longer accepts the session, whatever this page still stores. */
export const isSessionRefused = (error: unknown) => error instanceof ApiError && error.status === 401

/** A row with the same unique value or an overlapping call already exists. */
export const isDuplicate = (error: unknown) =>
  error instanceof ApiError && (error.code === '23505' || error.code === '23P01')
