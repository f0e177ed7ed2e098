import { callMethod } from '../_shared/calendar/call-methods.ts'
import { dateFormat, malaysiaZone } from '../_shared/calendar/date-format.ts'
import { timeIn } from '../_shared/calendar/zone-time.ts'
import { automatic, composeEmail } from '../_shared/compose-email.ts'
import type { EmailPart } from '../_shared/email-layout.ts'
import { ringgit } from '../_shared/money/ringgit.ts'
import { isOneAddress, type Email } from '../_shared/email-sender.ts'
import type { Notice, NoticeLead } from '../_shared/outbox.ts'
import type { SiteFacts } from '../_shared/site.ts'

/** The maximum length of a message in an email; the admin shows all of it. */
const longestMessage = 1500
const longestName = 60
/** The longest HTML of a notice, in bytes: Gmail cuts an email off after 102 KB, links and footer included. */
const longestHtml = 80_000
const bytesOf = (text: string) => new TextEncoder().encode(text).length

const shortened = (text: string, longest: number) => {
  const characters = [...text]
  return characters.length > longest ? `${characters.slice(0, longest).join('').trimEnd()}…` : text
}

/** Removes characters that could end a line or reverse text direction. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** A column's text, or ''. */
const textOf = (value: unknown) => (typeof value === 'string' ? oneLine(value) : '')

/** 'Tue 1 Dec, 9:00 AM': short, for a subject. */
function shortTime(iso: unknown): string {
  const at = Date.parse(String(iso))
  const part = (options: Intl.DateTimeFormatOptions) => dateFormat(malaysiaZone, options, 'en-GB').format(at)
  return `${part({ weekday: 'short' })} ${part({ day: 'numeric', month: 'short' })}, ${timeIn(malaysiaZone, at)}`
}

/** The parts of a lead that depend on its table. */
interface LeadTexts {
  /** What happened, as a heading. */
  what: string
  /** What distinguishes it from other leads, after the name. */
  detail: string
  path: string
  facts: ReadonlyArray<readonly [name: string, value: string]>
  note?: string
  /** The subject of a reply, and its text after the greeting. */
  reply: { subject: string; text: string }
}

const happened = {
  new: 'New call',
  moved: 'Call moved',
  cancelled: 'Call cancelled',
  confirmed: 'Call confirmed',
  accepted: 'Quotation accepted',
}

function leadTexts({ table, event, was, lead }: NoticeLead, site: SiteFacts): LeadTexts {
  if (table === 'booking_submissions') {
    const when = shortTime(lead.starts_at)
    const asked = lead.status === 'requested'
    const opens = lead.email ? 'they confirm it by email, or ' : ''
    return {
      what: asked && event === 'new' ? 'Call requested' : happened[event],
      detail: when,
      path: 'bookings',
      facts: [
        ['When', `${when} (MYT)`],
        ['Was', was ? `${shortTime(was)} (MYT)` : ''],
        ['How', callMethod(textOf(lead.call_method)).label],
        ['Project type', textOf(lead.project_type)],
        ['Package', textOf(lead.package)],
        ['Language', lead.language === 'ms' ? 'Bahasa Melayu' : ''],
      ],
      note: asked ? `No time is reserved until ${opens}you confirm it in the admin.` : undefined,
      reply: { subject: `Your call with ${site.name}`, text: `about our call on ${when} (MYT).` },
    }
  }
  if (table === 'contact_submissions') {
    const quote = lead.kind === 'quote'
    return {
      what: quote ? 'New quote request' : 'New message',
      detail: textOf(lead.project_type),
      path: 'requests',
      facts: [
        ['Project type', textOf(lead.project_type)],
        ['Package', textOf(lead.package)],
        ['Budget', textOf(lead.budget_range)],
        ['Timeline', textOf(lead.timeline)],
      ],
      reply: {
        subject: quote ? `Your quote request to ${site.name}` : `Your message to ${site.name}`,
        text: `thank you for ${quote ? 'asking us for a quote' : 'your message'}.`,
      },
    }
  }
  if (table === 'orders') {
    const number = textOf(lead.order_number)
    return {
      what: happened[event],
      detail: number,
      path: 'orders',
      facts: [
        ['Accepted by', textOf(lead.accepted_name)],
        ['Quotation', `${number}, version ${lead.version}`],
        ['Total', ringgit(Number(lead.total_sen))],
      ],
      reply: {
        subject: `Your order ${number} with ${site.name}`,
        text: `thank you for your order ${number}.`,
      },
    }
  }
  const area = textOf(lead.area_of_expertise)
  return {
    what: 'New application',
    detail: area,
    path: 'applications',
    facts: [
      ['Area of expertise', area],
      ['Link to work', textOf(lead.work_link)],
    ],
    reply: { subject: `Your application to ${site.name}`, text: `thank you for applying to work with us.` },
  }
}

const nameOf = ({ lead }: NoticeLead) => shortened(textOf(lead.name ?? lead.full_name), longestName)

/** The lead's email address; undefined if there is no usable one. */
const addressOf = ({ lead }: NoticeLead) =>
  [lead.email, lead.contact].map(textOf).find((text) => isOneAddress(text))

/** The part of the email about one lead; visitor input is rendered as plain text only. */
function partsOf(one: NoticeLead, site: SiteFacts): EmailPart[] {
  const { lead, whatsapp } = one
  const { what, detail, path, facts, note, reply } = leadTexts(one, site)
  const address = addressOf(one)
  const [mailbox = '', host = ''] = (address ?? '').split('@').map(encodeURIComponent)
  const greeting = encodeURIComponent(`Hello ${nameOf(one)}, this is ${site.name}: ${reply.text}\r\n\r\n`)
  const { page, campaign } = (lead.source ?? {}) as Record<string, unknown>
  const links: Array<readonly [string, string] | false> = [
    ['Open in the admin', `${site.url}/admin/${path}/${lead.id}`],
    address !== undefined && [
      'Reply by email',
      `mailto:${mailbox}@${host}?subject=${encodeURIComponent(reply.subject)}&body=${greeting}`,
    ],
    whatsapp !== null && ['Reply on WhatsApp', `https://wa.me/${whatsapp}?text=${greeting}`],
  ]
  const contacts = [lead.contact, lead.contact_number, lead.email].map(textOf).filter(Boolean)
  const allFacts = [
    ['Contact', [...new Set(contacts)].join(', ')] as const,
    ...facts,
    ['Came from', [page, campaign].map(textOf).filter(Boolean).join(', ')] as const,
  ]
  const message = typeof lead.message === 'string' ? lead.message : ''
  return [
    { lead: what, text: [nameOf(one), detail].filter(Boolean).join(', ') },
    { facts: allFacts.filter(([, value]) => value) },
    ...(note ? [{ text: note }] : []),
    ...(message
      ? [{ quote: shortened(message.replace(/[\u202A-\u202E\u2066-\u2069]/g, ''), longestMessage) }]
      : []),
    { links: links.filter((link) => link !== false) },
  ]
}

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const counted = (count: number, one: string) => `${words[count] ?? count} ${one}${count === 1 ? '' : 's'}`

function subjectOf({ leads, more = 0 }: Notice, site: SiteFacts): string {
  const [only] = leads
  if (only && leads.length + more === 1) {
    const { what, detail } = leadTexts(only, site)
    return `${what}: ${[nameOf(only), shortened(detail, longestName)].filter(Boolean).join(', ')}`
  }
  if (more > 0) return `${leads.length + more} new leads and changes`
  const fresh = leads.filter(({ event }) => event === 'new').length
  const changes = leads.length - fresh
  const changed = leads.some(({ table }) => table === 'orders') ? 'change' : 'changed call'
  if (fresh === 0) return counted(changes, changed)
  const newLeads = counted(fresh, 'new lead')
  return changes === 0 ? newLeads : `${newLeads}, ${counted(changes, changed).toLowerCase()}`
}

/** An email that lists these leads; `later`: how many follow in another one. */
function noticeEmail(recipient: string, notice: Notice, later: number, site: SiteFacts): Email {
  const { leads, more = 0, test } = notice
  const [only, ...others] = leads
  return composeEmail(
    recipient,
    {
      title: test ? 'Test: your alerts arrive' : subjectOf(notice, site),
      parts: [
        ...(test
          ? [
              {
                text: 'This is a test. You get an email like this within a minute of each new lead.',
              },
            ]
          : leads.flatMap((one) => partsOf(one, site))),
        ...(later > 0 ? [{ text: `${words[later] ?? later} more in the next email.` }] : []),
        ...(more > 0
          ? [
              { text: `And ${more} more: see them all in the admin.` },
              { action: 'Open the admin', textBefore: 'Open the admin:', href: `${site.url}/admin` },
            ]
          : []),
      ],
      footer: {
        text: 'You get these emails because you run this site or are listed in its settings. Choose who gets which emails there:',
        action: { label: 'Emails about new leads', href: `${site.url}/admin/settings/alerts` },
      },
    },
    site,
    { replyTo: only && others.length + more === 0 ? addressOf(only) : undefined, headers: automatic },
  )
}

/**
 * The email that notifies the owner of new leads. A reply goes to the customer if it is about only one. It lists as many
 * as fit into `longestHtml`, and says in `listed` how far it came: the database sends the others in another email.
 */
export function ownerNotice(recipient: string, notice: Notice, site: SiteFacts): Email {
  const email = noticeEmail(recipient, notice, 0, site)
  if (notice.leads.length <= 1 || bytesOf(email.html) <= longestHtml) return email
  let { leads } = notice
  for (;;) {
    leads = leads.slice(0, -1)
    const later = notice.leads.length - leads.length
    const shorter = noticeEmail(recipient, { leads }, later, site)
    if (leads.length <= 1 || bytesOf(shorter.html) <= longestHtml)
      return { ...shorter, listed: leads.at(-1)?.place }
  }
}
