import {
  createHmac,
  generateKeyPairSync,
  type KeyObject,
  type KeyPairKeyObjectResult,
  sign as signWith,
} from 'node:crypto'
import type { Incoming } from '../../../supabase/functions/email-events/event.ts'

/** A call as one of the providers makes it. */
type Signed = (body: string, now: number) => Incoming

const call = (body: string, headers: Record<string, string> = {}): Incoming => ({
  headers: new Headers(headers),
  body,
})

/** DER: a tag, the length and the content. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

/** A self-signed X.509 certificate of a key, as PEM. */
function certificateOf({ privateKey, publicKey }: KeyPairKeyObjectResult): string {
  // sha256WithRSAEncryption
  const algorithm = der(0x30, der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05))
  const name = der(
    0x30,
    der(0x31, der(0x30, der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from('sns')))),
  )
  const time = (text: string) => der(0x17, Buffer.from(text))
  const content = der(
    0x30,
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    der(0x30, time('200101000000Z'), time('490101000000Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = signWith('sha256', content, privateKey)
  const certificate = der(0x30, content, algorithm, der(0x03, Buffer.from([0]), signature))
  return `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replaceAll(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`
}

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const snsKey = rsa()
const forgersKey = rsa()
const curve = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })

const certificates: Record<string, string> = {
  'https://sns.ap-southeast-1.amazonaws.com/SimpleNotificationService-1.pem': certificateOf(snsKey),
  'https://forger.example.test/key.pem': certificateOf(forgersKey),
}
export const [snsCertificateUrl = '', forgedCertificateUrl = ''] = Object.keys(certificates)

/** A fetch that knows the certificates, answers 200 for anything else, and records what it was asked. */
export function recordingFetch() {
  const asked: string[] = []
  const fetching = (async (url: string) => {
    asked.push(url)
    return new Response(certificates[url] ?? 'ok')
  }) as unknown as typeof fetch
  return { asked, fetching }
}

export const secrets = {
  RESEND_WEBHOOK_SECRET: `whsec_${Buffer.from('the secret of resend').toString('base64')}`,
  POSTMARK_WEBHOOK_PASSWORD: 'the password of postmark',
  SENDGRID_WEBHOOK_KEY: curve.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  MAILGUN_WEBHOOK_KEY: 'the key of mailgun',
  SES_TOPIC_ARN: 'arn:aws:sns:ap-southeast-1:123456789012:bounces',
  BREVO_WEBHOOK_PASSWORD: 'the password of brevo',
}

const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`studio:${password}`).toString('base64')}`,
})

const inSeconds = (ms: number) => String(Math.floor(ms / 1000))

/** An envelope of SNS around a message of SES. */
export function sns(
  message: string,
  change: Record<string, string> = {},
  key: KeyObject = snsKey.privateKey,
): Incoming {
  const envelope: Record<string, string> = {
    Type: 'Notification',
    MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
    TopicArn: secrets.SES_TOPIC_ARN,
    Message: message,
    Timestamp: '2026-11-28T01:00:00.000Z',
    SignatureVersion: '2',
    SigningCertURL: snsCertificateUrl,
    ...change,
  }
  const names =
    envelope.Type === 'Notification'
      ? ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type']
      : ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type']
  const text = names.filter((name) => name in envelope).map((name) => `${name}\n${envelope[name]}\n`)
  const algorithm = envelope.SignatureVersion === '2' ? 'sha256' : 'sha1'
  const signature = signWith(algorithm, Buffer.from(text.join('')), key).toString('base64')
  return call(JSON.stringify({ Signature: signature, ...envelope }), { 'content-type': 'text/plain' })
}
export const forgedSns = (message: string) =>
  sns(message, { SigningCertURL: forgedCertificateUrl }, forgersKey.privateKey)

/** How each provider makes a genuine call with this body; of SES and Mailgun the body goes inside another. */
export const signed: Record<string, Signed> = {
  resend(body, now) {
    const [id, seconds] = ['msg_1', inSeconds(now)]
    const key = Buffer.from(secrets.RESEND_WEBHOOK_SECRET.slice(6), 'base64')
    const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
    return call(body, {
      'svix-id': id,
      'svix-timestamp': seconds,
      'svix-signature': `v1,b2xkIGtleQ== v1,${signature}`,
    })
  },
  postmark: (body) => call(body, basic(secrets.POSTMARK_WEBHOOK_PASSWORD)),
  sendgrid(body, now) {
    const seconds = inSeconds(now)
    return call(body, {
      'x-twilio-email-event-webhook-timestamp': seconds,
      'x-twilio-email-event-webhook-signature': signWith(
        'sha256',
        Buffer.from(seconds + body),
        curve.privateKey,
      ).toString('base64'),
    })
  },
  mailgun(body, now) {
    const [timestamp, token] = [inSeconds(now), 'a'.repeat(50)]
    const signature = createHmac('sha256', secrets.MAILGUN_WEBHOOK_KEY)
      .update(timestamp + token)
      .digest('hex')
    return call(
      JSON.stringify({ signature: { timestamp, token, signature }, 'event-data': JSON.parse(body) }),
    )
  },
  ses: (body) => sns(body),
  brevo: (body) => call(body, basic(secrets.BREVO_WEBHOOK_PASSWORD)),
}
