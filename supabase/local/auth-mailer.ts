import { type EmailDriver, SmtpEmailDriver } from '@supabase/lite'

/**
 * Sends the auth service's mails to the local mail catcher. As HTML alone, as the hosted service does: the embedded
 * one adds a text of its own whose link signs in when it is opened, instead of leading to the page of our template.
 */
export function createAuthMailer(smtpPort: number): EmailDriver {
  const smtp = new SmtpEmailDriver({
    host: '127.0.0.1',
    port: smtpPort,
    from: { name: 'Rentak Studio', address: 'hello@example.test' },
    secure: false,
    requireTls: false,
  })
  return { send: ({ to, subject, html }) => smtp.send({ to, subject, html }) }
}
