import { composeEmail } from './compose-email.ts'
import type { Email } from './email-sender.ts'
import type { SiteFacts } from './site.ts'

/** The recipient of the welcome email. */
export interface Subscriber {
  email: string
  unsubscribeToken: string
  /** Only this email contains it; it works once. */
  confirmToken: string
}

const whatComes =
  'Our new articles on websites for Malaysian businesses: what a site costs, how customers find it, what to ask before you sign. Now and then, a project we have finished.'
const howOften = 'When there is something to say, and never more than twice a month.'

/** The unsubscribe page. */
export const leavingLink = (token: string, { url }: SiteFacts) =>
  `${url}/unsubscribe?token=${encodeURIComponent(token)}`

/**
 * RFC 8058: the unsubscribe button that inboxes show beside the sender. It posts to the function, so no page
 * is opened.
 */
export const leavingHeaders = (token: string, { functionsUrl }: SiteFacts) => ({
  'List-Unsubscribe': `<${functionsUrl}/unsubscribe?token=${encodeURIComponent(token)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/**
 * The email that asks a new subscriber to confirm, says what they will get and how often, and offers to
 * unsubscribe.
 */
export function welcomeEmail({ email, unsubscribeToken, confirmToken }: Subscriber, site: SiteFacts): Email {
  return composeEmail(
    email,
    {
      title: `Welcome to the newsletter of ${site.name}`,
      parts: [
        {
          text: `This address was entered in the newsletter form of ${site.name}. Was it you? Please confirm; we only write to people who do:`,
        },
        {
          action: 'Yes, it was me',
          textBefore: 'Yes, it was me:',
          href: `${site.url}/newsletter/confirm?token=${encodeURIComponent(confirmToken)}`,
        },
        { lead: 'What you will receive', text: whatComes },
        { lead: 'How often', text: howOften },
        {
          action: 'Read the articles so far',
          textBefore: 'Our articles so far:',
          href: `${site.url}/blog`,
        },
      ],
      footer: {
        text: 'Not you, or changed your mind? Unsubscribe here:',
        action: { label: 'Unsubscribe', href: leavingLink(unsubscribeToken, site) },
      },
    },
    site,
    { headers: leavingHeaders(unsubscribeToken, site) },
  )
}
