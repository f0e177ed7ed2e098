import * as v from 'valibot'
import { invokeFunction } from '@/lib/functions'
import { rest } from '@/lib/rest'

/** The page's check: non-empty, contains '@', at most 254 characters. */
const newsletterEmail = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.includes('@'), v.maxLength(254))

/** `code`: 'invalid_email', 'rate_limited', or an unknown message. */
export class SubscribeError extends Error {
  constructor(readonly code: string) {
    super('Failed to subscribe to newsletter. Please try again.')
    this.name = 'SubscribeError'
  }
}

/** The address without the spaces around it. Throws SubscribeError('invalid_email'). */
export function checkEmail(text: string): string {
  const email = v.safeParse(newsletterEmail, text)
  if (!email.success) throw new SubscribeError('invalid_email')
  return email.output
}

/**
 * Stores an address and asks for its welcome mail.
 * Throws SubscribeError when it was not stored. A welcome mail that fails is only logged: the address is
 * stored, the mail stays pending, and the owner can send it again.
 */
export async function subscribe(email: string): Promise<void> {
  const { data, error } = await rest.rpc('subscribe_with_welcome_email', { subscriber_email: email })
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
