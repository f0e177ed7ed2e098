import { type MailContent, mailHtml, mailText } from '../_shared/mail-layout.ts'
import type { Mail } from '../_shared/mail-sender.ts'
import type { SiteFacts } from '../_shared/site.ts'
import { leavingHeaders, leavingLink, type Subscriber } from '../_shared/welcome-email.ts'

/**
 * The unsubscribe link requested on the page: anybody can enter any address, so the email only offers the
 * link.
 */
export function unsubscribeEmail({ email, unsubscribeToken }: Subscriber, site: SiteFacts): Mail {
  const subject = `Your link to unsubscribe from ${site.name}`
  const content: MailContent = {
    title: subject,
    studio: site.name,
    parts: [
      {
        text: `Someone asked to unsubscribe this address from the newsletter of ${site.name}. Press the button on this page to unsubscribe:`,
      },
      {
        action: 'Leave the newsletter',
        textBefore: 'Leave the newsletter:',
        href: leavingLink(unsubscribeToken, site),
      },
    ],
    footer: { text: 'Not you, or you want to stay? Ignore this email: nothing has changed.' },
  }
  return {
    from: site.from,
    to: email,
    subject,
    text: mailText(content),
    html: mailHtml(content),
    headers: {
      ...leavingHeaders(unsubscribeToken, site),
      // Suppresses automatic replies (out of office).
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  }
}
