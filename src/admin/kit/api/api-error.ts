/** What the API refused or could not do, with what a screen needs to tell why. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** A Postgres or PostgREST code such as '23505', or ''. */
    readonly code: string,
    /** The HTTP status; 0 when no answer came. */
    readonly status: number,
    /** What the database adds, such as 'Key (slug)=(about) already exists.' */
    readonly details = '',
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

interface Answer {
  error: { message: string; code?: string; details?: string | null; hint?: string | null } | null
  status: number
}

/** Turns an answer's error into a thrown one, so that a query fails instead of holding nothing. */
export function assertAnswered(answer: Answer): void {
  const { error, status } = answer
  if (!error) return
  if (status === 0) throw new ApiError('The server could not be reached.', '', 0)
  // Our procedures put a code in the message, and a sentence or a field's name in the hint (docs/api-errors.md).
  const sentence = error.code?.startsWith('PT') && error.hint?.includes(' ') ? error.hint : error.message
  // The database names the table or function it refused, which says nothing to the reader of the screen.
  const reason =
    error.code === '42501' ? 'This account may not do that' : sentence || 'The server gave no reason'
  throw new ApiError(
    /[.!?]$/.test(reason) ? reason : `${reason}.`,
    error.code ?? '',
    status,
    error.details ?? '',
  )
}

/** For a change that gives back its rows: the database's rules let one through that touches none, without a word. */
export function assertChanged(answer: Answer & { data: unknown[] | null }): void {
  assertAnswered(answer)
  if (answer.data?.length) return
  throw new ApiError('It was deleted, or this account may not change it.', '', answer.status)
}

/** One of these means the session is not taken any more, whatever this page still holds. */
export const isSessionRefused = (error: unknown) => error instanceof ApiError && error.status === 401

/** A row with the same unique value is there already, or a call that overlaps. */
export const isDuplicate = (error: unknown) =>
  error instanceof ApiError && (error.code === '23505' || error.code === '23P01')
