import { createTransport } from 'nodemailer'
import PostalMime, { type Email as Parsed } from 'postal-mime'
import type { Email } from '../../../supabase/functions/_shared/email-sender.ts'

/** An email after it has been serialised, folded and parsed, as an email client reads it. */
export async function received(email: Email): Promise<Parsed> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await transport.sendMail(email)
  return PostalMime.parse(message as Buffer)
}

/** The body of an email's HTML; in jsdom. */
export const bodyOf = (html = '') => new DOMParser().parseFromString(html, 'text/html').body
