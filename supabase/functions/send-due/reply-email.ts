import { malaysiaZone } from '../_shared/calendar/date-format.ts'
import { dateIn } from '../_shared/calendar/zone-time.ts'
import { body, escapeHtml, type MailContent, mailHtml, mailText } from '../_shared/mail-layout.ts'
import type { Mail } from '../_shared/mail-sender.ts'
import type { Reply } from '../_shared/outbox.ts'
import type { SiteFacts } from '../_shared/site.ts'

/** An address in a text, without the punctuation after it; in a group, so that a split keeps it. */
const address = /(https:\/\/[^\s<>"]*[^\s<>".,;:!?)])/

const linked = (text: string) =>
  text
    .split(address)
    .map(escapeHtml)
    .map((part, index) => (index % 2 ? `<a class="text" href="${part}">${part}</a>` : part))
    .join('')

/** A written text as HTML: its paragraphs, lines and addresses. */
const writtenHtml = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => linked(part).replaceAll('\n', '<br>\n'))
    .map((part) => `<p class="text" style="${body};overflow-wrap:anywhere">${part}</p>`)
    .join('\n')

/** What the studio answers a customer, above the customer's own words. An answer to it goes to the studio. */
export function replyEmail(recipient: string, reply: Reply, site: SiteFacts): Mail {
  const { subject, text, quote, quoted_at: quotedAt } = reply
  const sent = dateIn(malaysiaZone, Date.parse(quotedAt))
  const content: MailContent = {
    title: subject,
    studio: site.name,
    greets: false,
    parts: [
      { html: writtenHtml(text), plain: text },
      ...(quote ? [{ text: `On ${sent} you wrote:` }, { quote }] : []),
    ],
    footer: { text: `${site.name} answers what you sent us. Reply to this email to reach us.` },
  }
  return {
    from: site.from,
    to: recipient,
    replyTo: site.email,
    subject,
    text: mailText(content),
    html: mailHtml(content),
    headers: {},
  }
}
