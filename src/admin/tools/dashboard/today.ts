import { amount } from '@/admin/kit/format/amount'
import { queryOptions } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import { type EmailState, heldEmail, newsletterProgress } from '@/admin/kit/email/email-state'
import { adminPaths } from '@/admin/kit/paths'
import { claimDefaults } from '@/content/site'
import { calendarDay, malaysiaDay, malaysiaTime } from '@/lib/dates'
import { ringgit } from '@shared/money/ringgit'
import { supabase } from '@/lib/supabase'

/** The result of admin_today; amounts in sen, times in ISO format. */
export interface Today {
  /** The number of waiting leads by kind, the same as in the inbox. */
  waiting: Readonly<Record<'call' | 'enquiry' | 'quote' | 'application', number>>
  calls_outside: number
  failed_emails: number
  health: { schedule: 'running' | 'stopped' | 'not_set_up'; messages: 'ok' | 'failing' }
  /** What holds email back; null for a writer. */
  email: EmailState | null
  /** The newsletters that are going out, and how far they are. */
  newsletters: ReadonlyArray<{
    id: string
    subject: string
    recipients: number | null
    sent: number
    waiting: number
  }>
  /** The time of the last run of send-due. */
  schedule_answered_at: string | null
  drafts: number
  flood: { id: string; began_at: string; submissions: number } | null
  stored_today_bytes: number
  stored_bytes_limit: number
  calls: ReadonlyArray<{ id: string; name: string; starts_at: string; call_method: string }>
  follow_ups: ReadonlyArray<{
    id: string
    lead_table: string
    lead_id: string
    name: string
    /** yyyy-mm-dd. */
    due_on: string
    note: string
  }>
  scheduled: ReadonlyArray<{ id: string; title: string; published_at: string }>
  missing: readonly string[]
  /** The figures about the studio that the owner has saved, changed or not; null for others. */
  confirmed_claims: readonly string[] | null
  /** The kinds of leads about which nobody gets an email. */
  unalerted: ReadonlyArray<'bookings' | 'requests' | 'applications'>
  overdue: { count: number; amount_sen: number }
}

export const todayQuery = queryOptions({
  queryKey: ['admin', 'today'],
  queryFn: async ({ signal }) => (await read(supabase.rpc('admin_today'), signal)) as unknown as Today,
  // Nothing else would update an open dashboard when something stops working.
  refetchInterval: 60_000,
})

/** One open task and the path of its screen. */
export interface Waiting {
  key: string
  text: string
  detail?: string
  /** Whether something failed or is late. */
  urgent?: boolean
  to: string
}

const waitingKinds = [
  ['call', 'call', 'calls'],
  ['enquiry', 'enquiry', 'enquiries'],
  ['quote', 'quote request', 'quote requests'],
  ['application', 'application', 'applications'],
] as const

const leadKinds = { bookings: 'calls', requests: 'enquiries', applications: 'applications' }

const companyNumbers: Readonly<Record<string, string>> = {
  ssm_number: 'registration number (SSM)',
  sst_number: 'tax number (SST)',
}

/** The follow-ups due by today, overdue ones first; `pathOf` returns the path of a lead. */
export const followUpLines = (
  followUps: Today['follow_ups'],
  today: string,
  pathOf: (table: string, id: string) => string | undefined,
): Waiting[] => {
  const lines: Waiting[] = followUps.map(
    ({ id, lead_table: table, lead_id: lead, name, due_on: day, note }) => ({
      key: id,
      text: note,
      detail: day < today ? `${name}, overdue since ${calendarDay(day)}` : `${name}, for today`,
      urgent: day < today,
      to: pathOf(table, lead) ?? adminPaths.dashboard,
    }),
  )
  if (lines.length > 0) lines.push({ key: 'follow-ups', text: 'All follow-ups', to: adminPaths.followUps })
  return lines
}

/** The first task of a new studio, whose website shows the sample’s name and number until its own are stored. */
export const studioLine: Waiting = {
  key: 'studio',
  text: 'Visitors still write to the sample’s WhatsApp number',
  detail: 'Put your studio’s name, number and email address on the website',
  urgent: true,
  to: `${adminPaths.settings}/studio`,
}

/** The open tasks, urgent ones first, without empty kinds. */
export function waitingLines(today: Today): Waiting[] {
  const waiting = Object.values(today.waiting).reduce((sum, count) => sum + count, 0)
  const confirmed = today.confirmed_claims
  const unconfirmed = confirmed
    ? Object.keys(claimDefaults).filter((claim) => !confirmed.includes(claim)).length
    : 0
  const lines: Array<Waiting | false> = [
    today.unalerted.length > 0 && {
      key: 'alerts',
      text:
        today.unalerted.length === 3
          ? 'You get no email about new leads. Add your address.'
          : `Nobody gets an email about new ${today.unalerted.map((kind) => leadKinds[kind]).join(' or ')}. Add an address.`,
      urgent: true,
      to: adminPaths.alerts,
    },
    today.failed_emails > 0 && {
      key: 'emails',
      text: amount(today.failed_emails, 'email or text to look at', 'emails and texts to look at'),
      detail: 'They failed, or may not have arrived',
      urgent: true,
      to: `${adminPaths.outbox}?status=problem`,
    },
    heldEmail(today.email) !== '' && {
      key: 'held',
      text: heldEmail(today.email),
      detail: 'The limits are in Settings, ‘How fast emails go out’',
      urgent: true,
      to: `${adminPaths.settings}/email-pace`,
    },
    ...today.newsletters.map((newsletter) => ({
      key: newsletter.id,
      text: `“${newsletter.subject}” is going out`,
      detail: newsletterProgress(newsletter, today.email),
      to: `${adminPaths.newsletters}/${newsletter.id}`,
    })),
    today.overdue.count > 0 && {
      key: 'overdue',
      text: `${amount(today.overdue.count, 'order is', 'orders are')} overdue`,
      detail: `${ringgit(today.overdue.amount_sen)} to come in`,
      urgent: true,
      to: `${adminPaths.orders}?status=overdue`,
    },
    today.calls_outside > 0 && {
      key: 'calls_outside',
      text: `${amount(today.calls_outside, 'booked call is', 'booked calls are')} outside your hours`,
      detail: 'Move, cancel or keep each one',
      urgent: true,
      to: adminPaths.hours,
    },
    waiting > 0 && {
      key: 'inbox',
      text: `${waiting} to answer`,
      detail: new Intl.ListFormat('en').format(
        waitingKinds.flatMap(([kind, one, many]) =>
          today.waiting[kind] > 0 ? amount(today.waiting[kind], one, many) : [],
        ),
      ),
      to: adminPaths.inbox,
    },
    today.missing.length > 0 && {
      key: 'missing',
      text: `The footer still says ‘Pending’`,
      detail: `Your ${today.missing.map((key) => companyNumbers[key] ?? key).join(' and your ')}`,
      to: `${adminPaths.settings}/company`,
    },
    unconfirmed > 0 && {
      key: 'claims',
      text: 'Check what your website says about you',
      detail: `${amount(unconfirmed, 'figure', 'figures')} to keep, change or hide`,
      to: `${adminPaths.settings}/claims`,
    },
    ...today.scheduled.map(({ id, title, published_at: at }) => ({
      key: id,
      text: title,
      detail: `Goes out on ${calendarDay(malaysiaDay(at))}, ${malaysiaTime(at)}`,
      to: `${adminPaths.articles}/${id}`,
    })),
    today.drafts > 0 && {
      key: 'drafts',
      text: amount(today.drafts, 'draft to finish', 'drafts to finish'),
      to: `${adminPaths.articles}?status=draft`,
    },
  ]
  return lines.filter((line) => line !== false)
}

/** The note that today's limit for data from visitors is reached; otherwise ''. */
export function storageNote({ stored_today_bytes: bytes, stored_bytes_limit: limit }: Today): string {
  if (bytes <= limit) return ''
  const megabytes = Math.round(limit / 1_000_000).toLocaleString('en-MY')
  return `Visitors have sent ${megabytes} MB today. Until midnight in Malaysia the forms accept nothing more and offer WhatsApp.`
}
