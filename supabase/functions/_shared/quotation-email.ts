import { dateFormat } from './calendar/date-format.ts'
import { composeEmail } from './compose-email.ts'
import { body, escapeHtml, ink, type EmailPart, rule } from './email-layout.ts'
import type { Email } from './email-sender.ts'
import { depositLine, type Offer, sumLines } from './money/quotation.ts'
import { ringgit } from './money/ringgit.ts'
import { type SiteFacts, waysToReach } from './site.ts'

/** A quotation as the database returns it for its email. */
export interface QuotationFacts extends Offer {
  token: string
  number: string
  version: number
  customer_name: string
  /** yyyy-mm-dd, in Malaysia. */
  valid_until: string | null
  terms: string
}

/** '24 December 2026' of a day as yyyy-mm-dd. */
function longDay(day: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat('UTC', options, 'en-GB').format(Date.parse(`${day}T00:00:00Z`))
  return part({ day: 'numeric', month: 'long', year: 'numeric' })
}

/** Items and sums: lines in plain text, a table in HTML. */
function offerPart(quotation: QuotationFacts): EmailPart {
  const { items } = quotation
  const deposit = depositLine(quotation)
  const sums = [...sumLines(quotation), ...(deposit ? [deposit] : [])]
  const count = ({ quantity, unit_sen: unit }: QuotationFacts['items'][number]) =>
    `${quantity} x ${ringgit(unit)}`
  const total = (item: QuotationFacts['items'][number]) => ringgit(item.quantity * item.unit_sen)
  const plainItems = items.map((item, at) => `${at + 1}. ${item.text}\n   ${count(item)} = ${total(item)}`)
  const row = (left: string, right: string, bold = false) =>
    `<tr><td class="text rule" style="padding:8px 12px 8px 0;border-bottom:1px solid ${rule};overflow-wrap:anywhere;color:${ink}">${left}</td><td class="text rule" style="padding:8px 0;border-bottom:1px solid ${rule};text-align:right;white-space:nowrap;vertical-align:top;color:${ink}">${bold ? `<strong>${right}</strong>` : right}</td></tr>`
  const rows = [
    ...items.map((item) =>
      row(`${escapeHtml(item.text)}<br><span style="font-size:14px">${count(item)}</span>`, total(item)),
    ),
    ...sums.map(([name, amount]) => row(escapeHtml(name), amount, name === 'Total')),
  ]
  return {
    plain: [...plainItems, sums.map(([name, amount]) => `${name}: ${amount}`).join('\n')].join('\n'),
    html: `<table role="presentation" style="width:100%;margin:0 0 24px;border-collapse:collapse;font-size:16px">${rows.join('\n')}</table>`,
  }
}

/** The link to a quotation, and the full quotation as text for people who do not open links. */
export function quotationEmail(recipient: string, quotation: QuotationFacts, site: SiteFacts): Email {
  const { number, version, customer_name: client, valid_until: until, terms, token } = quotation
  return composeEmail(
    recipient,
    {
      title: `Your quotation ${number} from ${site.name}`,
      parts: [
        { text: 'Here is your quotation. Read, print and accept it online, or ask us a question there.' },
        {
          action: 'Open the quotation',
          textBefore: 'Open the quotation:',
          href: `${site.url}/quote/${token}`,
        },
        {
          facts: [
            ['Quotation', version > 1 ? `${number}, version ${version}` : number],
            ['For', client],
            ...(until ? [['Valid until', longDay(until)] as const] : []),
            ['Questions', waysToReach(site)],
          ],
        },
        offerPart(quotation),
        ...(terms
          ? [
              {
                plain: `Terms:\n${terms}`,
                html: `<p class="text" style="${body};white-space:pre-line;overflow-wrap:anywhere"><strong>Terms</strong>\n${escapeHtml(terms)}</p>`,
              },
            ]
          : []),
      ],
      footer: { text: `You get this email because you asked ${site.name} for a quotation.` },
    },
    site,
    { headers: { 'X-Auto-Response-Suppress': 'All' } },
  )
}
