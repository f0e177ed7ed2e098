import { amount } from '@/admin/kit/format/amount'
import { adminPaths } from '@/admin/kit/paths'
import { ringgit } from '@shared/money/ringgit'
import { leadPath, type NoteTable } from '@/admin/leads/shared/lead-query'
import { malaysiaDateTime } from '@/lib/dates'
import { statusOf } from '@/admin/leads/shared/lead-status'
import type { PersonLead } from '@/admin/leads/people/people-query'
import { personKey } from '@/admin/leads/shared/person-key'
import { subscriptionStatuses } from '@/admin/leads/subscribers/subscription-status'

/** The kinds of leads as the database functions name them, with their tables and labels. */
const kinds: Readonly<Record<string, { table: NoteTable | 'clients'; label: string; many: string }>> = {
  booking: { table: 'booking_submissions', label: 'Call', many: 'calls' },
  contact: { table: 'contact_submissions', label: 'Enquiry', many: 'enquiries' },
  quote: { table: 'contact_submissions', label: 'Quote request', many: 'quote requests' },
  application: { table: 'work_opportunities', label: 'Application', many: 'applications' },
  order: { table: 'orders', label: 'Order', many: 'orders' },
  subscriber: { table: 'newsletter_subscribers', label: 'Newsletter', many: 'newsletter' },
  client: { table: 'clients', label: 'From your list', many: 'from your list' },
}

export const kindLabel = (kind: string) => kinds[kind]?.label ?? kind
const tableOf = (kind: string) => kinds[kind]?.table

/** The path of a lead's screen. */
export function pathOf({ kind, id }: Pick<PersonLead, 'kind' | 'id'>): string {
  const table = tableOf(kind)
  if (table === 'clients') return `${adminPaths.clients}/${id}`
  return table ? leadPath(table, id) : adminPaths.people
}

/** The label and level of a lead's status. */
export function leadStatus({ kind, status }: Pick<PersonLead, 'kind' | 'status'>) {
  const table = tableOf(kind)
  if (table === 'clients') return { label: 'Client', level: 'neutral' as const }
  if (table === undefined) return { label: status, level: 'neutral' as const }
  if (table !== 'newsletter_subscribers') return statusOf(table, status)
  return subscriptionStatuses[status] ?? { label: status, level: 'neutral' as const }
}

/** The totals of a person's orders in sen, without drafts and cancelled orders. */
export function orderTotals(leads: readonly PersonLead[]): { paid: number; open: number } {
  const sum = (...states: string[]) =>
    leads
      .filter(({ kind, status }) => kind === 'order' && states.includes(status))
      .reduce((total, { amount_sen: sen }) => total + (sen ?? 0), 0)
  return { paid: sum('paid'), open: sum('sent', 'accepted', 'in_work') }
}

/** Names the upcoming calls and unpaid orders, for the erasure question; '' if there are none. */
export function stillOpen(leads: readonly PersonLead[], now = Date.now()): string {
  const calls = leads.flatMap(({ kind, status, starts_at: at }) =>
    kind === 'booking' && at && Date.parse(at) > now && ['booked', 'requested'].includes(status)
      ? `a call on ${malaysiaDateTime(at)}`
      : [],
  )
  const orders = leads.flatMap(({ kind, status, title, amount_sen: sen }) =>
    kind === 'order' && ['sent', 'accepted', 'in_work'].includes(status)
      ? `the open order ${title}, ${ringgit(sen ?? 0)}`
      : [],
  )
  const open = new Intl.ListFormat('en').format([...calls, ...orders])
  return open && `They still have ${open}. `
}

/** The name given last, or undefined if there is none. */
export const latestName = (leads: readonly PersonLead[]) =>
  leads.find(({ name }) => name !== null && name.trim() !== '')?.name ?? undefined

/** Other email addresses and phone numbers in the same leads, each once; each has a page of its own. */
export function alsoReachedAt(key: string, leads: readonly PersonLead[]): string[] {
  const others = new Map<string, string>()
  for (const { contact_given: contact, other_contact: other } of leads) {
    for (const text of [contact, other]) {
      const theirs = text === null ? null : personKey(text)
      if (text !== null && theirs !== null && theirs !== key && !others.has(theirs)) others.set(theirs, text)
    }
  }
  return [...others.values()]
}

/** '2 calls, 1 order', in the order of the kinds above. */
export function leadCounts(leads: ReadonlyArray<Pick<PersonLead, 'kind'>>): string {
  return Object.entries(kinds)
    .flatMap(([kind, { label, many }]) => {
      const count = leads.filter((lead) => lead.kind === kind).length
      if (count === 0) return []
      return ['subscriber', 'client'].includes(kind) ? [many] : [amount(count, label.toLowerCase(), many)]
    })
    .join(', ')
}
