import { ApiError } from '@/admin/api-error'

/** Why something was not saved, in words; what was typed stays where it is. */
export function saveFailure(error: unknown, what: string): string {
  if (error instanceof ApiError && error.status === 0) {
    return `The ${what} was not saved: the server could not be reached. Everything you typed is still here.`
  }
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
    return `The ${what} was not saved: this account may not do that. Everything you typed is still here.`
  }
  const reason = error instanceof Error ? error.message : 'no reason was given'
  return `The ${what} was not saved: ${reason}. Everything you typed is still here.`
}
