import { AwsClient } from 'aws4fetch'
import type { Attachment, Email } from './email-sender.ts'
import { type Env, optional, required } from './env.ts'
import type { Answer, Post, Verdict } from './post-message.ts'
import type { Mailbox } from './site.ts'

/**
 * An email provider's HTTP API, in what it documents: the request for one email, and what its answers mean
 * (docs/decisions/0034-email-providers.md).
 */
export interface MailProvider {
  /** Its name in an error. */
  label: string
  /**
   * For how many minutes it takes posts with one id as one email; 0: it would send each post. An email of
   * unknown fate is posted again only within this time.
   */
  onceMinutes: number
  post: (mail: Email, id?: string) => Post | Promise<Post>
  /** Its id of an accepted email, which its webhooks name; a Message-ID without its angle brackets. */
  idOf: (answer: Answer) => string | undefined
  /** What its error codes mean; undefined: what the status says. */
  read?: (answer: Answer) => Verdict
}

const base64 = (text: string) => {
  let bytes = ''
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte)
  return btoa(bytes)
}

/** `"Studio" <hello@studio.test>` */
function formatted({ name, address }: Mailbox): string {
  return name ? `"${name.replace(/["\\]/g, '\\$&')}" <${address}>` : address
}

const named = ({ name, address }: Mailbox) => ({ email: address, ...(name && { name }) })

/** The media type without its parameters, for a provider that takes no others. */
const bareType = ({ contentType }: Attachment) => contentType.replace(/;.*$/, '')

/** A field of a JSON answer; undefined if the answer is not JSON or has no such text or number. */
function field({ text }: Answer, name: string): string | undefined {
  try {
    const value = (JSON.parse(text) as Record<string, unknown> | null)?.[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  } catch {
    return undefined
  }
}

/** A Message-ID without its angle brackets. */
const bareId = (id?: string) => id?.replace(/^<|>$/g, '')

const json = (url: string, headers: Record<string, string>, message: unknown): Post => ({
  url,
  headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
  body: JSON.stringify(message),
})

type Make = (env: Env, key: string, url?: string) => MailProvider

const resend: Make = (_env, key, url = 'https://api.resend.com/emails') => ({
  label: 'Resend',
  onceMinutes: 20 * 60,
  post: ({ from, to, replyTo, subject, text, html, headers, attachments }, id) =>
    json(
      url,
      { Authorization: `Bearer ${key}`, ...(id && { 'Idempotency-Key': id }) },
      {
        from: formatted(from),
        to: [to],
        reply_to: replyTo,
        subject,
        text,
        html,
        headers,
        attachments: attachments?.map(({ filename, contentType, content }) => ({
          filename,
          content_type: contentType,
          content: base64(content),
        })),
      },
    ),
  idOf: (answer) => field(answer, 'id'),
  read: (answer) =>
    ['daily_quota_exceeded', 'monthly_quota_exceeded'].includes(field(answer, 'name') ?? '')
      ? { failure: 'retry', pause: 'quota' }
      : undefined,
})

/** Codes of its 422 that concern the account, not the email: the sender is unknown, or the account may not send. */
const postmarkAccountCodes = new Set(['400', '401', '405', '412', '413'])

const postmark: Make = (_env, key, url = 'https://api.postmarkapp.com/email') => ({
  label: 'Postmark',
  onceMinutes: 0,
  post: ({ from, to, replyTo, subject, text, html, headers, attachments, bulk }) =>
    json(
      url,
      { 'X-Postmark-Server-Token': key },
      {
        From: formatted(from),
        To: to,
        ReplyTo: replyTo,
        Subject: subject,
        TextBody: text,
        HtmlBody: html,
        Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
        Attachments: attachments?.map((file) => ({
          Name: file.filename,
          Content: base64(file.content),
          ContentType: file.contentType,
        })),
        // It refuses bulk email in its transactional stream. These are the ids of the streams each server begins with.
        MessageStream: bulk ? 'broadcast' : 'outbound',
        TrackOpens: false,
        TrackLinks: 'None',
      },
    ),
  idOf: (answer) => field(answer, 'MessageID'),
  read: (answer) =>
    answer.status === 422 && postmarkAccountCodes.has(field(answer, 'ErrorCode') ?? '')
      ? { failure: 'retry', pause: 'trouble' }
      : undefined,
})

const sendgrid: Make = (_env, key, url = 'https://api.sendgrid.com/v3/mail/send') => ({
  label: 'SendGrid',
  onceMinutes: 0,
  post: ({ from, to, replyTo, subject, text, html, headers, attachments }) =>
    json(
      url,
      { Authorization: `Bearer ${key}` },
      {
        personalizations: [{ to: [{ email: to }] }],
        from: named(from),
        reply_to: replyTo ? { email: replyTo } : undefined,
        subject,
        content: [
          { type: 'text/plain', value: text },
          { type: 'text/html', value: html },
        ],
        headers,
        attachments: attachments?.map((file) => ({
          filename: file.filename,
          // It refuses a type with parameters; the calendar file names its method itself.
          type: bareType(file),
          content: base64(file.content),
          disposition: 'attachment',
        })),
        tracking_settings: {
          click_tracking: { enable: false, enable_text: false },
          open_tracking: { enable: false },
        },
      },
    ),
  idOf: ({ headers }) => headers.get('x-message-id') ?? undefined,
})

const mailgun: Make = (env, key, url) => {
  const domain = required(env, 'MAIL_FROM').replace(/^.*@|[>\s]*$/g, '')
  return {
    label: 'Mailgun',
    onceMinutes: 0,
    post: ({ from, to, replyTo, subject, text, html, headers, attachments = [] }) => {
      const form = new FormData()
      const fields = { from: formatted(from), to, subject, text, html, 'o:tracking': 'no' }
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      if (replyTo) form.append('h:Reply-To', replyTo)
      for (const [name, value] of Object.entries(headers)) form.append(`h:${name}`, value)
      for (const { filename, contentType, content } of attachments)
        form.append('attachment', new Blob([content], { type: contentType }), filename)
      return {
        url: url ?? `https://api.mailgun.net/v3/${domain}/messages`,
        headers: { Authorization: `Basic ${base64(`api:${key}`)}` },
        body: form,
      }
    },
    idOf: (answer) => bareId(field(answer, 'id')),
  }
}

const brevo: Make = (_env, key, url = 'https://api.brevo.com/v3/smtp/email') => ({
  label: 'Brevo',
  // It forgets a key after 15 minutes.
  onceMinutes: 12,
  post: ({ from, to, replyTo, subject, text, html, headers, attachments }, id) =>
    json(
      url,
      { 'api-key': key },
      {
        sender: named(from),
        to: [{ email: to }],
        replyTo: replyTo ? { email: replyTo } : undefined,
        subject,
        textContent: text,
        htmlContent: html,
        headers: { ...headers, ...(id && { idempotencyKey: id }) },
        attachment: attachments?.map(({ filename, content }) => ({
          name: filename,
          content: base64(content),
        })),
      },
    ),
  idOf: (answer) => bareId(field(answer, 'messageId')),
  read: (answer) =>
    field(answer, 'code') === 'not_enough_credits' ? { failure: 'retry', pause: 'quota' } : undefined,
})

/** What SES answers with 400, although the email itself was not examined. */
const sesErrors: Record<string, Exclude<Verdict, undefined>> = {
  TooManyRequestsException: { failure: 'retry', pause: 'rate' },
  ThrottlingException: { failure: 'retry', pause: 'rate' },
  LimitExceededException: { failure: 'retry', pause: 'quota' },
  SendingPausedException: { failure: 'retry', pause: 'trouble' },
  AccountSuspendedException: { failure: 'retry', pause: 'trouble' },
  MailFromDomainNotVerifiedException: { failure: 'retry', pause: 'trouble' },
}

/** A display name for SES, which takes only ASCII there: RFC 2047 words of at most 75 characters. */
function encodedName({ name, address }: Mailbox): string {
  if (/^[\x20-\x7e]*$/.test(name)) return formatted({ name, address })
  const words = Array.from(name.matchAll(/.{1,10}/gsu), ([part]) => `=?UTF-8?B?${base64(part)}?=`)
  return `${words.join(' ')} <${address}>`
}

const ses: Make = (env, secretAccessKey, endpoint) => {
  const region = required(env, 'SES_REGION')
  const url = endpoint ?? `https://email.${region}.amazonaws.com/v2/email/outbound-emails`
  const accessKeyId = required(env, 'SES_ACCESS_KEY_ID')
  const aws = new AwsClient({ accessKeyId, secretAccessKey, service: 'ses', region, retries: 0 })
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })
  return {
    label: 'Amazon SES',
    onceMinutes: 0,
    post: async ({ from, to, replyTo, subject, text, html, headers, attachments }) => {
      const body = JSON.stringify({
        FromEmailAddress: encodedName(from),
        Destination: { ToAddresses: [to] },
        ReplyToAddresses: replyTo ? [replyTo] : undefined,
        Content: {
          Simple: {
            Subject: utf8(subject),
            Body: { Text: utf8(text), Html: utf8(html) },
            Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
            Attachments: attachments?.map((file) => ({
              FileName: file.filename,
              ContentType: file.contentType,
              ContentTransferEncoding: 'BASE64',
              RawContent: base64(file.content),
            })),
          },
        },
      })
      const signed = await aws.sign(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      })
      return { url, headers: Object.fromEntries(signed.headers), body }
    },
    idOf: (answer) => field(answer, 'MessageId'),
    read: ({ headers }) => sesErrors[headers.get('x-amzn-errortype')?.replace(/:.*$/, '') ?? ''],
  }
}

const providers = { resend, postmark, sendgrid, mailgun, ses, brevo }

export type ProviderName = keyof typeof providers
export const providerNames = Object.keys(providers) as ProviderName[]

/**
 * The provider's API with the key MAIL_API_KEY (for SES the secret access key), at MAIL_API_URL if it is set.
 * @throws Error naming a missing variable
 */
export const mailProvider = (name: ProviderName, env: Env): MailProvider =>
  providers[name](env, required(env, 'MAIL_API_KEY'), optional(env, 'MAIL_API_URL'))
