import { greeting, type MailContent, mailHtml, mailText } from '../_shared/mail-layout.ts'
import type { Mail } from '../_shared/mail-sender.ts'
import type { SiteFacts } from '../_shared/site.ts'

/** Whom the welcome mail goes to. */
export interface Recipient {
  email: string
  name: string | null
  unsubscribeToken: string
}

const whatComes =
  'Our new articles on websites for Malaysian businesses: what a site costs, how clients find it, what to ask before you sign. Now and then, a project we have finished.'
const howOften = 'When there is something to say, and never more than twice a month.'
const whySent = (studio: string) =>
  `You are reading this because your address was entered in the newsletter form of ${studio}. If that was not you, or you have changed your mind, leave here:`

/** The mail that thanks a new subscriber, says what will come and how often, and offers the way out. */
export function welcomeEmail({ email, name, unsubscribeToken }: Recipient, site: SiteFacts): Mail {
  const token = encodeURIComponent(unsubscribeToken)
  const title = `Welcome to the letter of ${site.name}`
  const content: MailContent = {
    title,
    studio: site.name,
    greeting: greeting(name),
    parts: [
      { text: `Thank you for subscribing to the letter of ${site.name}.` },
      { lead: 'What you will receive', text: whatComes },
      { lead: 'How often', text: howOften },
      {
        action: 'Read the articles so far',
        textBefore: 'The articles written so far are here:',
        href: `${site.url}/blog`,
      },
    ],
    footer: {
      text: whySent(site.name),
      action: { label: 'Unsubscribe', href: `${site.url}/unsubscribe?token=${token}` },
    },
  }
  return {
    from: site.from,
    to: email,
    subject: title,
    text: mailText(content),
    html: mailHtml(content),
    headers: {
      // RFC 2369 and 8058: the button beside the sender's name. It posts to the function, so no page is opened.
      'List-Unsubscribe': `<${site.functionsUrl}/unsubscribe?token=${token}>, <mailto:${site.unsubscribeAddress}?subject=unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
