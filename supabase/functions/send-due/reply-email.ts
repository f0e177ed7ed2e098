import { malaysiaZone } from '../_shared/calendar/date-format.ts'
import { dateIn } from '../_shared/calendar/zone-time.ts'
import { composeEmail } from '../_shared/compose-email.ts'
import { body, escapeHtml } from '../_shared/email-layout.ts'
import type { Email } from '../_shared/email-sender.ts'
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

/** Plain text as HTML: paragraphs, line breaks and links. */
const writtenHtml = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => linked(part).replaceAll('\n', '<br>\n'))
    .map((part) => `<p class="text" style="${body};overflow-wrap:anywhere">${part}</p>`)
    .join('\n')

/** The texts around the reply, in its language. */
const around = {
  en: {
    quoted: (at: number) => `On ${dateIn(malaysiaZone, at)} you wrote:`,
    footer: (studio: string) => `${studio} answers what you sent us. Reply to this email to reach us.`,
  },
  ms: {
    quoted: (at: number) => `Pada ${dateIn(malaysiaZone, at, 'ms')}, anda menulis:`,
    footer: (studio: string) =>
      `E-mel ini ialah jawapan ${studio} kepada apa yang anda hantar. Balas e-mel ini untuk menghubungi kami.`,
  },
}

/** The studio's reply to a customer, above the customer's own message. A reply to it goes to the studio. */
export function replyEmail(recipient: string, reply: Reply, site: SiteFacts): Email {
  const { subject, text, quote, quoted_at: quotedAt, language } = reply
  const { quoted, footer } = around[language]
  return composeEmail(
    recipient,
    {
      title: subject,
      language,
      greets: false,
      parts: [
        { html: writtenHtml(text), plain: text },
        ...(quote ? [{ text: quoted(Date.parse(quotedAt)) }, { quote }] : []),
      ],
      footer: { text: footer(site.name) },
    },
    site,
  )
}
