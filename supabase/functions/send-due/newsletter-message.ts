import { type Newsletter, newsletterBodies } from '../_shared/newsletter-email.ts'
import type { Email } from '../_shared/email-sender.ts'
import type { SiteFacts } from '../_shared/site.ts'
import { leavingHeaders, leavingLink } from '../_shared/welcome-email.ts'

interface NewsletterMessage {
  recipient: string
  newsletter: Newsletter
  /** Null in a test email: it cannot unsubscribe anybody. */
  unsubscribeToken: string | null
}

/** A newsletter to one of its recipients, or as a test to the administrator who asks. */
export function newsletterMessage(
  { recipient, newsletter, unsubscribeToken }: NewsletterMessage,
  site: SiteFacts,
): Email {
  const token = unsubscribeToken
  return {
    from: site.from,
    to: recipient,
    replyTo: site.email,
    subject: token ? newsletter.subject : `Test: ${newsletter.subject}`,
    ...newsletterBodies(newsletter, site, token ? leavingLink(token, site) : `${site.url}/unsubscribe`),
    headers: token ? leavingHeaders(token, site) : {},
    bulk: true,
  }
}
