import { at, bounced, complained, delivered, listOf, type Provider, reasonOf, textOf } from '../event.ts'
import { isRsa } from '../signatures.ts'

/** What the signature covers, in this order: each name and value on a line of its own, absent ones left out. */
const signedFields: Readonly<Record<string, readonly string[]>> = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
}

/** An address of SNS itself: anything else could hold the key of a forger. */
function isOfSns(address: string | null): address is string {
  const url = address && URL.canParse(address) ? new URL(address) : undefined
  return (
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    /^sns\.[a-z]{2,}(-[a-z]+)+-\d+\.amazonaws\.com(\.cn)?$/.test(url.hostname)
  )
}

/** Certificates change about once a year; the newest few are kept while the function runs. */
const certificates = new Map<string, string>()

async function certificateOf(url: string, fetching: typeof fetch): Promise<string> {
  const known = certificates.get(url)
  if (known) return known
  const answer = await fetching(url, { redirect: 'error', signal: AbortSignal.timeout(10_000) })
  const certificate = await answer.text()
  if (!answer.ok || certificate.length > 20_000) throw new Error('SNS did not give its certificate.')
  if (certificates.size >= 10) certificates.clear()
  certificates.set(url, certificate)
  return certificate
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Amazon SES reports through a topic of SNS, which signs with its certificate. Anybody can own a topic, so
 * only calls of this one (`secret`: its ARN) are genuine.
 * https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message.html,
 * https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html
 */
export const ses: Provider = {
  async isGenuine({ body }, secret, { fetch: fetching }) {
    const envelope = parsed(body)
    const fields = signedFields[textOf(at(envelope, 'Type')) ?? '']
    const certificateUrl = textOf(at(envelope, 'SigningCertURL'))
    if (!fields || at(envelope, 'TopicArn') !== secret || !isOfSns(certificateUrl)) return false
    if (!new URL(certificateUrl).pathname.endsWith('.pem')) return false
    const signed = fields.flatMap((name) => {
      const value = at(envelope, name)
      return typeof value === 'string' ? [`${name}\n${value}\n`] : []
    })
    const certificate = await certificateOf(certificateUrl, fetching)
    const hash = at(envelope, 'SignatureVersion') === '2' ? 'SHA-256' : 'SHA-1'
    return isRsa(hash, certificate, signed.join(''), String(at(envelope, 'Signature')))
  },
  confirmationOf(envelope) {
    const url = textOf(at(envelope, 'SubscribeURL'))
    return at(envelope, 'Type') === 'SubscriptionConfirmation' && isOfSns(url) ? url : undefined
  },
  eventsOf(envelope) {
    if (at(envelope, 'Type') !== 'Notification') return []
    const content = parsed(String(at(envelope, 'Message')))
    const id = at(content, 'mail', 'messageId')
    switch (at(content, 'notificationType') ?? at(content, 'eventType')) {
      case 'Delivery': {
        const when = at(content, 'delivery', 'timestamp')
        return listOf(at(content, 'delivery', 'recipients')).flatMap((to) => delivered({ id, to, at: when }))
      }
      case 'Bounce': {
        const bounce = at(content, 'bounce')
        const kind = at(bounce, 'bounceType') === 'Permanent' ? 'hard' : 'soft'
        return listOf(at(bounce, 'bouncedRecipients')).flatMap((one) =>
          bounced(kind, {
            id,
            to: at(one, 'emailAddress'),
            at: at(bounce, 'timestamp'),
            why: reasonOf(at(bounce, 'bounceSubType'), at(one, 'diagnosticCode')),
          }),
        )
      }
      case 'Complaint': {
        const complaint = at(content, 'complaint')
        // The recipient took the email out of the spam folder.
        if (at(complaint, 'complaintFeedbackType') === 'not-spam') return []
        return listOf(at(complaint, 'complainedRecipients')).flatMap((one) =>
          complained({
            id,
            to: at(one, 'emailAddress'),
            at: at(complaint, 'timestamp'),
            why: reasonOf(at(complaint, 'complaintFeedbackType')),
          }),
        )
      }
      default:
        return []
    }
  },
}
