import { hello, type Letter, letterHtml, letterText } from '../_shared/letter.ts'
import type { Mail } from '../_shared/mail-sender.ts'
import type { SiteFacts } from '../_shared/site.ts'

/** Whom the welcome mail goes to. */
export interface Recipient {
  email: string
  name: string | null
  unsubscribeToken: string
}

const what =
  'Our new articles on websites for Malaysian businesses: what a site costs, how clients find it, what to ask before you sign. Now and then, a project we have finished.'
const often = 'When there is something to say, and never more than twice a month.'
const why = (studio: string) =>
  `You are reading this because your address was entered in the newsletter form of ${studio}. If that was not you, or you have changed your mind, leave here:`

/** The mail that thanks a new subscriber, says what will come and how often, and offers the way out. */
export function welcomeEmail({ email, name, unsubscribeToken }: Recipient, site: SiteFacts): Mail {
  const token = encodeURIComponent(unsubscribeToken)
  const title = `Welcome to the letter of ${site.name}`
  const letter: Letter = {
    title,
    studio: site.name,
    hello: hello(name),
    parts: [
      { text: `Thank you for subscribing to the letter of ${site.name}.` },
      { lead: 'What you will receive', text: what },
      { lead: 'How often', text: often },
      {
        action: 'Read the articles so far',
        said: 'The articles written so far are here:',
        href: `${site.url}/blog`,
      },
    ],
    foot: {
      text: why(site.name),
      action: { label: 'Unsubscribe', href: `${site.url}/unsubscribe?token=${token}` },
    },
  }
  return {
    from: site.from,
    to: email,
    subject: title,
    text: letterText(letter),
    html: letterHtml(letter),
    headers: {
      // RFC 2369 and 8058: the button beside the sender's name. It posts to the function, so no page is opened.
      'List-Unsubscribe': `<${site.functionsUrl}/unsubscribe?token=${token}>, <mailto:${site.unsubscribeAddress}?subject=unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
