import { assertAnswered, type Answer } from '@/admin/kit/api/api-error'

export interface Readable<Found extends Answer> extends PromiseLike<Found> {
  retry: (enabled: boolean) => Readable<Found>
  abortSignal: (signal: AbortSignal) => Readable<Found>
}

type Answered<Found> = Extract<Found, { error: null }>

/**
 * A read's whole response, with the count if requested. Not retried: each screen has its own 'Try Again'.
 * Throws ApiError.
 */
export async function readAnswer<Found extends Answer>(
  query: Readable<Found>,
  signal?: AbortSignal,
): Promise<Answered<Found>> {
  const once = query.retry(false)
  const answer = await (signal ? once.abortSignal(signal) : once)
  assertAnswered(answer)
  return answer as Answered<Found>
}

/** The rows of a read. Throws ApiError. */
export async function read<Found extends Answer & { data: unknown }>(
  query: Readable<Found>,
  signal?: AbortSignal,
): Promise<Answered<Found>['data']> {
  return (await readAnswer(query, signal)).data
}

/** Options for requesting only a count: `select('id', counted)`. */
export const counted = { count: 'exact', head: true } as const

/** The number of rows a query matches; the query must use `counted`. Throws ApiError. */
export async function countOf<Found extends Answer & { count: number | null }>(
  query: Readable<Found>,
): Promise<number> {
  const { count } = (await readAnswer(query)) as { count: number | null }
  return count ?? 0
}
