import { ApiError } from '@/admin/kit/api/api-error'

/** Why something was not saved, in words; what was typed stays where it is. */
export function saveFailure(error: unknown, what: string): string {
  const refused = error instanceof ApiError && (error.status === 401 || error.status === 403)
  const reason = error instanceof Error ? error.message : 'The server gave no reason.'
  return `The ${what} was not saved. ${refused ? 'This account may not do that.' : reason} Everything you typed is still here.`
}
