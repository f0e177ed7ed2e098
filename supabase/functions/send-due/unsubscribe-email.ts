import { automatic, composeEmail } from '../_shared/compose-email.ts'
import type { Email } from '../_shared/email-sender.ts'
import type { SiteFacts } from '../_shared/site.ts'
import { leavingHeaders, leavingLink, type Subscriber } from '../_shared/welcome-email.ts'

/**
 * The unsubscribe link requested on the page: anybody can enter any address, so the email only offers the
 * link.
 */
export function unsubscribeEmail(
  { email, unsubscribeToken }: Omit<Subscriber, 'confirmToken'>,
  site: SiteFacts,
): Email {
  return composeEmail(
    email,
    {
      title: `Your link to unsubscribe from ${site.name}`,
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
    },
    site,
    { headers: { ...leavingHeaders(unsubscribeToken, site), ...automatic } },
  )
}
