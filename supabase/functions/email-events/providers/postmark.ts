import { at, bounced, complained, delivered, type Provider, reasonOf } from '../event.ts'
import { hasSecret } from '../signatures.ts'

/** Bounce types that mean that the address does not exist. */
const hard = new Set(['HardBounce', 'BadEmailAddress'])
/** Answers and notices that Postmark lists as bounces although the email has arrived. */
const noBounce = new Set([
  'AddressChange',
  'AutoResponder',
  'ChallengeVerification',
  'InboundError',
  'OpenRelayTest',
  'Subscribe',
  'Unsubscribe',
])

/**
 * Postmark does not sign; it signs in with the password in the webhook's URL.
 * https://postmarkapp.com/developer/webhooks/webhooks-overview, .../api/bounce-api#bounce-types
 */
export const postmark: Provider = {
  isGenuine: async ({ headers }, secret) => hasSecret(headers, secret),
  eventsOf(content) {
    const type = at(content, 'Type')
    const said = {
      id: at(content, 'MessageID'),
      to: at(content, 'Email') ?? at(content, 'Recipient'),
      at: at(content, 'BouncedAt') ?? at(content, 'DeliveredAt'),
      why: reasonOf(at(content, 'Description'), at(content, 'Details')),
    }
    switch (at(content, 'RecordType')) {
      case 'Delivery':
        return delivered({ ...said, why: null })
      case 'SpamComplaint':
        return complained(said)
      case 'Bounce':
        if (type === 'SpamComplaint') return complained(said)
        if (typeof type !== 'string' || noBounce.has(type)) return []
        return bounced(hard.has(type) ? 'hard' : 'soft', said)
      default:
        return []
    }
  },
}
