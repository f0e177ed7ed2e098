import { createTransport } from 'nodemailer'
import type { Accepted, Email } from './email-sender.ts'
import { type Env, optional, required } from './env.ts'
import { type Failure, type Pause, SendingError } from './sending-error.ts'

const loopback = new Set(['localhost', '127.0.0.1', '::1'])

/** Whether the failure concerns this email, not the connection or the sign-in. */
const messageErrorCodes = new Set(['EENVELOPE', 'EMESSAGE'])

/** Interprets an SMTP server's answer or its silence. `handedOver`: the whole text had been sent by then. */
function smtpFailure(error: unknown, handedOver: boolean): SendingError {
  const { message, code, responseCode } = error as Error & { code?: string; responseCode?: number }
  let failure: Failure = handedOver ? 'unknown' : 'retry'
  // 421: the server closes the connection, often because it had too many.
  let pause: Pause | undefined = { why: responseCode === 421 ? 'rate' : 'trouble' }
  if (messageErrorCodes.has(code ?? '')) {
    failure = responseCode && responseCode < 500 ? 'retry' : 'refused'
    if (responseCode !== 421) pause = undefined
  } else if (responseCode) failure = 'retry'
  return new SendingError(failure, message, pause)
}

/** Hands an email to the server SMTP_HOST. @throws SendingError from the returned function */
export function smtpSender(env: Env, timeoutMs: number): (mail: Email) => Promise<Accepted> {
  const host = required(env, 'SMTP_HOST')
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
  return async ({ from, to, replyTo, subject, text, html, headers, attachments }) => {
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
    const { messageId } = await transport
      .sendMail({
        from,
        subject,
        text,
        html,
        headers,
        attachments: files,
        to: { name: '', address: to },
        replyTo: replyTo && { name: '', address: replyTo },
      })
      .catch((error: unknown) => {
        throw smtpFailure(error, handedOver)
      })
    // The Message-ID header: the one id that server and webhooks have in common.
    return { outcome: 'sent', provider: 'smtp', providerMessageId: messageId.replace(/^<|>$/g, '') }
  }
}
