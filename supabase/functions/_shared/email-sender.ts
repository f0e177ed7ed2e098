import { createTransport } from 'nodemailer'
import { type Env, optional, required } from './env.ts'
import { postMessage } from './post-message.ts'
import { type Failure, failureOf, SendingError } from './sending-error.ts'
import type { Mailbox } from './site.ts'

/** A small text file attached to an email. */
export interface Attachment {
  filename: string
  /** With its charset, as `text/calendar; charset=utf-8`. */
  contentType: string
  content: string
}

/** One email to one recipient. */
export interface Email {
  from: Mailbox
  to: string
  /** Reply-To address, if it is not the sender. */
  replyTo?: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  attachments?: Attachment[]
}

/**
 * Hands an email over to the provider. `id` is the same for each attempt at one email; without it there are
 * no retries. Throws a SendingError that says why it was not accepted.
 */
export type SendEmail = (mail: Email, id?: string) => Promise<'sent'>

/** One of the transports. */
type Way = (mail: Email, id?: string) => Promise<void>

// A server that ends a line at NUL would read what follows as a header.
const lineBreak = /[\r\n\0]/
// One address and nothing else: no second one after a comma, no display name, no comment.
const oneAddress = /^[^\s<>()[\],;:"\\]+@[^\s<>()[\],;:"\\@]+$/
export const isOneAddress = (text: string) => oneAddress.test(text) && text.length <= 254
const loopback = new Set(['localhost', '127.0.0.1', '::1'])

/** Form input must not add a header or a recipient. */
function assertSafe({ to, replyTo = to, from, subject, headers, attachments = [] }: Email): void {
  if (!isOneAddress(to)) throw new SendingError('refused', 'The recipient is not one mail address.')
  if (!isOneAddress(replyTo)) throw new SendingError('refused', 'The reply would not go to one mail address.')
  const files = attachments.flatMap(({ filename, contentType }) => [filename, contentType])
  const lines = [from.name, from.address, subject, ...Object.entries(headers).flat(), ...files]
  if (lines.some((line) => lineBreak.test(line)))
    throw new SendingError('refused', 'A mail header holds a line break or NUL.')
}

/** `"Studio" <hello@studio.test>` */
function formatted({ name, address }: Mailbox): string {
  return name ? `"${name.replace(/["\\]/g, '\\$&')}" <${address}>` : address
}

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

/**
 * A JSON email API with a bearer key. Hosted functions have only this transport, because outgoing SMTP ports
 * are closed there. The provider accepts an email with the same Idempotency-Key once, so an email of unknown
 * fate can be posted again.
 */
function sendByHttp(url: string, key: string, timeoutMs: number, pausesMs: readonly number[]): Way {
  return async ({ from, to, replyTo, subject, text, html, headers, attachments }, id) => {
    const message = {
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
    }
    let unknown: unknown
    for (const pause of [0, ...(id ? pausesMs : [])]) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      try {
        await postMessage('mail API', { url, key, timeoutMs, idempotencyKey: id }, message)
        return
      } catch (error) {
        // A later attempt that fails does not undo what an earlier one may have handed over.
        if (failureOf(error) !== 'unknown') throw unknown ?? error
        unknown = error
      }
    }
    throw unknown
  }
}

/** Whether the failure concerns this email, not the connection or the sign-in. */
const messageErrorCodes = new Set(['EENVELOPE', 'EMESSAGE'])

/** Interprets an SMTP server's answer or its silence. `handedOver`: the whole text had been sent by then. */
function smtpFailure(error: unknown, handedOver: boolean): SendingError {
  const { message, code, responseCode } = error as Error & { code?: string; responseCode?: number }
  let failure: Failure = handedOver ? 'unknown' : 'retry'
  if (messageErrorCodes.has(code ?? '')) failure = responseCode && responseCode < 500 ? 'retry' : 'refused'
  else if (responseCode) failure = 'retry'
  return new SendingError(failure, message)
}

function sendBySmtp(env: Env, host: string, timeoutMs: number): Way {
  const port = Number(optional(env, 'SMTP_PORT') ?? 587)
  const user = optional(env, 'SMTP_USER')
  const options = {
    host,
    port,
    secure: port === 465,
    // A password is never sent unencrypted, except within this machine.
    requireTLS: user !== undefined && !loopback.has(host),
    auth: user === undefined ? undefined : { user, pass: required(env, 'SMTP_PASS') },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  return async ({ to, replyTo, attachments, ...mail }) => {
    // In base64, so that no relay changes the line ends of a calendar file.
    const files = attachments?.map((file) => ({ ...file, contentTransferEncoding: 'base64' as const }))
    // The library reports that the last byte was sent only to its log.
    let handedOver = false
    const nothing = () => undefined
    const info = ({ tnx }: { tnx?: string }) => {
      if (tnx === 'message') handedOver = true
    }
    const logger = {
      level: nothing,
      trace: nothing,
      debug: nothing,
      info,
      warn: nothing,
      error: nothing,
      fatal: nothing,
    }
    const transport = createTransport({ ...options, logger })
    await transport
      .sendMail({
        ...mail,
        attachments: files,
        to: { name: '', address: to },
        replyTo: replyTo && { name: '', address: replyTo },
      })
      .catch((error: unknown) => {
        throw smtpFailure(error, handedOver)
      })
  }
}

/**
 * How this project sends email: an HTTP email API if MAIL_API_KEY is set, otherwise SMTP.
 * @param timeoutMs how long to wait for each step of the server
 * @param pausesMs before each retry of an email that the HTTP API may or may not have accepted
 * @throws Error at start if neither is configured
 */
export function createEmailSender(env: Env, timeoutMs = 10_000, pausesMs = [1000, 3000]): SendEmail {
  const key = optional(env, 'MAIL_API_KEY')
  const host = optional(env, 'SMTP_HOST')
  if (!key && !host)
    throw new Error('Set MAIL_API_URL and MAIL_API_KEY, or SMTP_HOST: see supabase/functions/.env.example.')
  const send = key
    ? sendByHttp(required(env, 'MAIL_API_URL'), key, timeoutMs, pausesMs)
    : sendBySmtp(env, host ?? '', timeoutMs)
  return async (mail, id) => {
    assertSafe(mail)
    await send(mail, id)
    return 'sent'
  }
}
