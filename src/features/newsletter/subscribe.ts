import type { WayOut } from '@/components/ui/form-failure'
import { limitChat, limitMessages } from '@/content/limits'
import type { Studio } from '@/content/site'
import { isEmail } from '@/lib/contact-detail'
import { invokeFunction } from '@/lib/functions'
import { leadSource } from '@/lib/lead-source'
import { limitIn } from '@/lib/limits'
import { formTimeout, rest } from '@/lib/rest'
import { whatsappLink } from '@/lib/whatsapp'

/**
 * `code`: 'invalid_email' or an unknown message. `limit`: the message about a rate limit and a link to the
 * chat.
 */
export class SubscribeError extends Error {
  constructor(
    readonly code: string,
    readonly limit?: WayOut & { message: string },
  ) {
    super('Failed to subscribe to newsletter. Please try again.')
    this.name = 'SubscribeError'
  }
}

/** The trimmed address. Throws SubscribeError('invalid_email'). */
export function checkEmail(text: string): string {
  const email = text.trim()
  if (!isEmail(email)) throw new SubscribeError('invalid_email')
  return email
}

/**
 * Stores an address and requests its welcome email; `website` is the honeypot. Throws SubscribeError if it
 * was not stored. A failed welcome email is only logged: the address is stored, the email stays pending, and
 * the schedule sends it.
 */
export async function subscribe(email: string, website: string, studio: Studio): Promise<void> {
  const { data, error } = await rest
    .rpc('subscribe_with_welcome_email', {
      subscriber_email: email,
      website: website || undefined,
      source: leadSource(),
    })
    .abortSignal(formTimeout())
  if (error) throw refused(error.message, `please put me on your newsletter: ${email}`, studio)
  const subscriberId = data && typeof data === 'object' && 'subscriber_id' in data ? data.subscriber_id : null
  void sendWelcomeEmail(email, subscriberId)
}

/**
 * Requests the email with the unsubscribe link; every address gets the same answer. Throws SubscribeError.
 */
export async function requestUnsubscribeLink(form: FormData, studio: Studio): Promise<void> {
  const email = checkEmail(String(form.get('email')))
  const website = String(form.get('website')) || undefined
  const { error } = await rest
    .rpc('request_unsubscribe_link', { subscriber_email: email, website })
    .abortSignal(formTimeout())
  if (error) throw refused(error.message, `please take me off your newsletter: ${email}`, studio)
}

/** `wish`: the chat message offered over a rate limit. */
function refused(message: string, wish: string, studio: Studio): SubscribeError {
  const limit = limitIn(message)
  if (!limit) return new SubscribeError(message)
  const to = whatsappLink(studio.whatsapp_number, `Hello ${studio.name}, ${wish}`)
  return new SubscribeError(message, { message: limitMessages[limit], label: limitChat, to })
}

async function sendWelcomeEmail(email: string, subscriberId: unknown): Promise<void> {
  try {
    await invokeFunction('send-welcome-email', { email, subscriberId })
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification: this failure is only logged
    console.warn('The welcome mail was not sent', error)
  }
}
