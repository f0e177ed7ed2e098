import { at, bounced, complained, delivered, type Provider, reasonOf, textOf } from '../event.ts'
import { isHmac } from '../signatures.ts'

/** Reasons of a permanent failure that mean that the address does not exist. */
const hard = new Set(['bounce', 'hardfail', 'suppress-bounce'])

/**
 * Mailgun signs a time and a token, which its body holds: HMAC-SHA256 with the account's signing key.
 * https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks
 */
export const mailgun: Provider = {
  async isGenuine({ body }, secret) {
    const signature = at(parsed(body), 'signature')
    const [time, token, given] = ['timestamp', 'token', 'signature'].map((name) =>
      textOf(at(signature, name)),
    )
    return Boolean(time && token && given && (await isHmac(secret, time + token, given, 'hex')))
  },
  eventsOf(content) {
    const data = at(content, 'event-data')
    const status = at(data, 'delivery-status')
    const reason = at(data, 'reason')
    const said = {
      id: at(data, 'message', 'headers', 'message-id'),
      to: at(data, 'recipient'),
      at: at(data, 'timestamp'),
      why: reasonOf(at(status, 'message'), at(status, 'description')) ?? reasonOf(reason),
    }
    switch (at(data, 'event')) {
      case 'delivered':
        return delivered({ ...said, why: null })
      case 'complained':
        return complained(said)
      case 'failed':
        // A temporary failure is tried again, and ends as delivered or permanent.
        if (at(data, 'severity') !== 'permanent') return []
        if (reason === 'suppress-complaint') return complained(said)
        return bounced(typeof reason === 'string' && hard.has(reason) ? 'hard' : 'soft', said)
      case 'rejected':
        return bounced('soft', { ...said, why: reasonOf(at(data, 'reject', 'reason')) ?? said.why })
      default:
        return []
    }
  },
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
