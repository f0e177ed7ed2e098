import { invokeFunction } from '@/lib/functions'
import { rest } from '@/lib/rest'

/** The service's own words for a failure; the forms have a shorter line of their own. */
export const subscribeFailed = 'Failed to subscribe to newsletter. Please try again.'
export const tooManyTries = 'Too many tries from this connection. Please wait a few minutes and try again.'

/** Carries what the database refused: 'invalid_email', 'rate_limited', or nothing we know. */
export class SubscribeError extends Error {
  constructor(readonly code: string) {
    super(subscribeFailed)
    this.name = 'SubscribeError'
  }
}

/**
 * Stores an address and asks for its welcome mail.
 * Throws SubscribeError when it was not stored. A welcome mail that fails is only logged: the address is
 * stored, the mail stays pending, and the owner can send it again.
 */
export async function subscribe(email: string, name: string | null = null): Promise<void> {
  const { data, error } = await rest.rpc('subscribe_with_welcome_email', {
    subscriber_email: email,
    ...(name ? { subscriber_name: name } : {}),
  })
  if (error) throw new SubscribeError(error.message)
  const subscriberId = data && typeof data === 'object' && 'subscriber_id' in data ? data.subscriber_id : null
  void sendWelcomeEmail(email, subscriberId)
}

async function sendWelcomeEmail(email: string, subscriberId: unknown): Promise<void> {
  try {
    await invokeFunction('send-welcome-email', { email, subscriberId })
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification: this failure is only logged
    console.warn('The welcome mail was not sent', error)
  }
}
