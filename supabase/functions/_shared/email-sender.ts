import { type Env, optional } from './env.ts'
import { mailProvider, type ProviderName, providerNames } from './mail-providers.ts'
import { postMessage } from './post-message.ts'
import { SendingError } from './sending-error.ts'
import type { Mailbox } from './site.ts'
import { smtpSender } from './smtp-sender.ts'

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
  /** A newsletter: some providers want it in a stream of its own. */
  bulk?: boolean
  /** Of a notice to the owner: how many of its events this email covers, if not all. */
  listed?: number
}

/** An accepted email. */
export interface Accepted {
  outcome: 'sent'
  provider: ProviderName | 'smtp'
  /** The provider's id of it, if it gave one. */
  providerMessageId?: string
}

/** Hands an email over to the provider. `id` is the same for each attempt at one email. */
export interface SendEmail {
  /** @throws SendingError that says why the email was not accepted */
  (mail: Email, id?: string): Promise<Accepted>
  /** For how many minutes an email of unknown fate can be handed over again with its id; 0: not at all. */
  onceMinutes: number
}

// A server that ends a line at NUL would read what follows as a header.
const lineBreak = /[\r\n\0]/
// One address and nothing else: no second one after a comma, no display name, no comment.
const oneAddress = /^[^\s<>()[\],;:"\\]+@[^\s<>()[\],;:"\\@]+$/
export const isOneAddress = (text: string) => oneAddress.test(text) && text.length <= 254

/** Form input must not add a header or a recipient. */
function assertSafe({ to, replyTo = to, from, subject, headers, attachments = [] }: Email): void {
  if (!isOneAddress(to)) throw new SendingError('refused', 'The recipient is not one mail address.')
  if (!isOneAddress(replyTo)) throw new SendingError('refused', 'The reply would not go to one mail address.')
  const files = attachments.flatMap(({ filename, contentType }) => [filename, contentType])
  const lines = [from.name, from.address, subject, ...Object.entries(headers).flat(), ...files]
  if (lines.some((line) => lineBreak.test(line)))
    throw new SendingError('refused', 'A mail header holds a line break or NUL.')
}

/** Which provider MAIL_PROVIDER names. Without it: Resend if there is a key, otherwise SMTP. */
function chosen(env: Env): ProviderName | 'smtp' {
  const named = optional(env, 'MAIL_PROVIDER')
  const all = [...providerNames, 'smtp'] as const
  const known = all.find((name) => name === named)
  if (named && !known) throw new Error(`MAIL_PROVIDER is "${named}": it can be ${all.join(', ')}.`)
  if (known) return known
  if (optional(env, 'MAIL_API_KEY')) return 'resend'
  if (optional(env, 'SMTP_HOST')) return 'smtp'
  throw new Error('Set MAIL_PROVIDER and MAIL_API_KEY, or SMTP_HOST: see supabase/functions/.env.example.')
}

/**
 * How this project sends email: by the HTTP API of a provider, or by SMTP.
 * @param timeoutMs how long to wait for the API, or for each step of the SMTP server
 * @throws Error at start if a variable is missing or wrong
 */
export function createEmailSender(env: Env, timeoutMs = 10_000): SendEmail {
  const name = chosen(env)
  if (name === 'smtp') {
    const send = smtpSender(env, timeoutMs)
    return Object.assign(
      async (mail: Email) => {
        assertSafe(mail)
        return send(mail)
      },
      { onceMinutes: 0 },
    )
  }
  const { label, post, read, idOf, onceMinutes } = mailProvider(name, env)
  return Object.assign(
    async (mail: Email, id?: string): Promise<Accepted> => {
      assertSafe(mail)
      const answer = await postMessage(label, await post(mail, id), timeoutMs, read)
      return { outcome: 'sent', provider: name, providerMessageId: idOf(answer) }
    },
    { onceMinutes },
  )
}
