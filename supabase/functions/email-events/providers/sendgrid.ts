import { at, bounced, complained, delivered, listOf, type Provider, reasonOf, textOf } from '../event.ts'
import { isEcdsa } from '../signatures.ts'

/** Classes of a bounce that do not concern the address: https://www.twilio.com/docs/sendgrid/ui/analytics-and-reporting/bounce-and-block-classifications */
const aboutTheEmail = /^(content|reputation|technical|frequency|mailbox unavailable)/i

/** Why SendGrid itself does not send. */
const dropped: Readonly<Record<string, 'hard' | 'complained'>> = {
  'Bounced Address': 'hard',
  Invalid: 'hard',
  'Spam Reporting Address': 'complained',
}

function eventsOf(one: unknown) {
  const reason = textOf(at(one, 'reason'))
  const said = {
    // The id of the answer to the post, followed by where it was processed.
    id: textOf(at(one, 'sg_message_id'))?.split('.')[0],
    to: at(one, 'email'),
    at: at(one, 'timestamp'),
    why: reasonOf(reason ?? at(one, 'response')),
  }
  switch (at(one, 'event')) {
    case 'delivered':
      return delivered({ ...said, why: null })
    case 'bounce': {
      const isAddress =
        at(one, 'type') !== 'blocked' && !aboutTheEmail.test(textOf(at(one, 'bounce_classification')) ?? '')
      return bounced(isAddress ? 'hard' : 'soft', said)
    }
    case 'dropped': {
      const kind = dropped[reason ?? '']
      return kind === 'complained' ? complained(said) : bounced(kind ?? 'soft', said)
    }
    case 'spamreport':
      return complained(said)
    default:
      return []
  }
}

/**
 * SendGrid signs time and body with ECDSA; its settings show the public key.
 * https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/getting-started-event-webhook-security-features
 */
export const sendgrid: Provider = {
  async isGenuine({ headers, body }, secret) {
    const field = (name: string) => headers.get(`x-twilio-email-event-webhook-${name}`) ?? ''
    return isEcdsa(secret, field('timestamp') + body, field('signature'))
  },
  eventsOf: (content) => listOf(content).flatMap(eventsOf),
}
