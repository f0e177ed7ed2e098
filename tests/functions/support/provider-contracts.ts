import type { Email } from '../../../supabase/functions/_shared/email-sender.ts'
import type { ProviderName } from '../../../supabase/functions/_shared/mail-providers.ts'
import type { ReceivedRequest } from './http-server'

export const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:Kopi — 咖啡\r\nEND:VCALENDAR\r\n'
const inBase64 = Buffer.from(calendar).toString('base64')
export const unsubscribe = '<https://project.test/functions/v1/unsubscribe?token=abc>'
/** An email with everything that an email can have. */
export const newsletter: Email = {
  from: { name: 'Rentak "R" Studio', address: 'hello@studio.test' },
  to: 'nurul@example.test',
  replyTo: 'aina@studio.test',
  subject: 'Selamat datang — welcome',
  text: 'In text — 咖啡',
  html: '<p>In HTML — 咖啡</p>',
  headers: { 'List-Unsubscribe': unsubscribe, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  attachments: [
    { filename: 'call.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content: calendar },
  ],
}
export const id = '6f1de9a4-5c7e-4c53-9d0e-0b8a1f6e2c11'
const headerList = [
  { Name: 'List-Unsubscribe', Value: unsubscribe },
  { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
]

interface Contract {
  /** Where the provider documents the request. */
  endpoint: string
  auth: Record<string, string>
  /** The documented answer, and the id that its webhooks name. */
  accepted: { status: number; body: unknown; headers?: Record<string, string>; providerId: string }
  /** What the body has to be. */
  body?: object
  /** The email's id, where the provider takes posts with one id as one email. */
  once?: (request: ReceivedRequest) => unknown
}

/** What each provider documents of its HTTP API. */
export const contracts: Record<ProviderName, Contract> = {
  resend: {
    endpoint: 'https://api.resend.com/emails',
    auth: { authorization: 'Bearer mail-key' },
    accepted: { status: 200, body: { id: 're-1' }, providerId: 're-1' },
    body: {
      from: '"Rentak \\"R\\" Studio" <hello@studio.test>',
      to: ['nurul@example.test'],
      reply_to: 'aina@studio.test',
      subject: newsletter.subject,
      text: newsletter.text,
      html: newsletter.html,
      headers: newsletter.headers,
      attachments: [
        {
          filename: 'call.ics',
          content_type: 'text/calendar; charset=utf-8; method=PUBLISH',
          content: inBase64,
        },
      ],
    },
    once: ({ headers }) => headers['idempotency-key'],
  },
  postmark: {
    endpoint: 'https://api.postmarkapp.com/email',
    auth: { 'x-postmark-server-token': 'mail-key', accept: 'application/json' },
    accepted: {
      status: 200,
      body: { To: 'nurul@example.test', ErrorCode: 0, Message: 'OK', MessageID: 'pm-1' },
      providerId: 'pm-1',
    },
    body: {
      From: '"Rentak \\"R\\" Studio" <hello@studio.test>',
      To: 'nurul@example.test',
      ReplyTo: 'aina@studio.test',
      Subject: newsletter.subject,
      TextBody: newsletter.text,
      HtmlBody: newsletter.html,
      Headers: headerList,
      Attachments: [
        { Name: 'call.ics', Content: inBase64, ContentType: 'text/calendar; charset=utf-8; method=PUBLISH' },
      ],
      MessageStream: 'outbound',
      TrackOpens: false,
      TrackLinks: 'None',
    },
  },
  sendgrid: {
    endpoint: 'https://api.sendgrid.com/v3/mail/send',
    auth: { authorization: 'Bearer mail-key' },
    accepted: { status: 202, body: undefined, headers: { 'X-Message-Id': 'sg-1' }, providerId: 'sg-1' },
    body: {
      personalizations: [{ to: [{ email: 'nurul@example.test' }] }],
      from: { email: 'hello@studio.test', name: 'Rentak "R" Studio' },
      reply_to: { email: 'aina@studio.test' },
      subject: newsletter.subject,
      content: [
        { type: 'text/plain', value: newsletter.text },
        { type: 'text/html', value: newsletter.html },
      ],
      headers: newsletter.headers,
      attachments: [
        { filename: 'call.ics', type: 'text/calendar', content: inBase64, disposition: 'attachment' },
      ],
      tracking_settings: {
        click_tracking: { enable: false, enable_text: false },
        open_tracking: { enable: false },
      },
    },
  },
  mailgun: {
    endpoint: 'https://api.mailgun.net/v3/studio.test/messages',
    auth: { authorization: `Basic ${Buffer.from('api:mail-key').toString('base64')}` },
    accepted: {
      status: 200,
      body: { id: '<20261128.1@studio.test>', message: 'Queued. Thank you.' },
      providerId: '20261128.1@studio.test',
    },
  },
  ses: {
    endpoint: 'https://email.ap-southeast-1.amazonaws.com/v2/email/outbound-emails',
    auth: {},
    accepted: { status: 200, body: { MessageId: 'ses-1' }, providerId: 'ses-1' },
    body: {
      FromEmailAddress: '"Rentak \\"R\\" Studio" <hello@studio.test>',
      Destination: { ToAddresses: ['nurul@example.test'] },
      ReplyToAddresses: ['aina@studio.test'],
      Content: {
        Simple: {
          Subject: { Data: newsletter.subject, Charset: 'UTF-8' },
          Body: {
            Text: { Data: newsletter.text, Charset: 'UTF-8' },
            Html: { Data: newsletter.html, Charset: 'UTF-8' },
          },
          Headers: headerList,
          Attachments: [
            {
              FileName: 'call.ics',
              ContentType: 'text/calendar; charset=utf-8; method=PUBLISH',
              ContentTransferEncoding: 'BASE64',
              RawContent: inBase64,
            },
          ],
        },
      },
    },
  },
  brevo: {
    endpoint: 'https://api.brevo.com/v3/smtp/email',
    auth: { 'api-key': 'mail-key' },
    accepted: { status: 201, body: { messageId: '<1.2@relay.test>' }, providerId: '1.2@relay.test' },
    body: {
      sender: { email: 'hello@studio.test', name: 'Rentak "R" Studio' },
      to: [{ email: 'nurul@example.test' }],
      replyTo: { email: 'aina@studio.test' },
      subject: newsletter.subject,
      textContent: newsletter.text,
      htmlContent: newsletter.html,
      headers: { ...newsletter.headers, idempotencyKey: id },
      attachment: [{ name: 'call.ics', content: inBase64 }],
    },
    once: ({ body }) => (JSON.parse(body) as { headers: Record<string, string> }).headers.idempotencyKey,
  },
}
