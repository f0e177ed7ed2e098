import { at, bounced, complained, delivered, type Provider, reasonOf } from '../event.ts'
import { hasSecret } from '../signatures.ts'

function eventsOf(one: unknown) {
  const said = {
    id: at(one, 'message-id'),
    to: at(one, 'email'),
    at: at(one, 'ts_event') ?? at(one, 'ts'),
    why: reasonOf(at(one, 'reason')),
  }
  switch (at(one, 'event')) {
    case 'delivered':
      return delivered({ ...said, why: null })
    case 'hard_bounce':
    case 'invalid_email':
      return bounced('hard', said)
    case 'soft_bounce':
    case 'blocked':
    case 'error':
      return bounced('soft', said)
    case 'spam':
    case 'complaint':
      return complained(said)
    default:
      return []
  }
}

/**
 * Brevo does not sign; it signs in with the password in the webhook's URL, or a token. A batched webhook
 * sends a list.
 * https://developers.brevo.com/docs/secured-webhooks, https://developers.brevo.com/docs/transactional-webhooks
 */
export const brevo: Provider = {
  isGenuine: async ({ headers }, secret) => hasSecret(headers, secret),
  eventsOf: (content) => (Array.isArray(content) ? content : [content]).flatMap(eventsOf),
}
