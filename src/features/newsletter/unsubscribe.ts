import { rest } from '@/lib/rest'

/**
 * Takes whoever holds this token off the list. Idempotent; an unknown token is answered like a known one.
 * Throws when the server could not be reached.
 */
export async function unsubscribe(token: string): Promise<void> {
  const { error } = await rest.rpc('unsubscribe', { token })
  if (error) throw new Error('Failed to unsubscribe')
}
