import type { Listing } from '@/admin/kit/list/list-description'
import { ResourceList } from '@/admin/kit/list/resource-list'
import { adminPaths } from '@/admin/kit/paths'
import type { AdminScreen } from '@/admin/kit/registry/registry'
import { AnswerLinks } from '@/admin/inbox/answer-links'
import { inboxActions, inboxBulk } from '@/admin/inbox/inbox-actions'
import { callTime, inboxFields, kindLabels, nextStep, type InboxRow } from '@/admin/inbox/inbox-row'
import { leadPath } from '@/admin/leads/shared/lead-query'
import { statusOf } from '@/admin/leads/shared/lead-status'
import { sourceLabel } from '@/admin/leads/shared/source-label'
import { malaysiaDateTime } from '@/lib/dates'
import { callMs } from '@shared/calendar/call-event'
import { callMethod } from '@shared/calendar/call-methods'

const path = adminPaths.inbox
const newest = { id: 'came', descending: true }
const upcoming = () => new Date(Date.now() - callMs).toISOString()

/** The inbox as a list. */
export const inboxList: Listing<InboxRow> = {
  name: 'inbox',
  path,
  table: 'inbox',
  names: { title: 'Inbox', one: 'lead', many: 'leads' },
  rowLabel: ({ name }) => name,
  rowPath: ({ lead_table: table, id }) => leadPath(table, id),
  deletable: false,
  opens: true,
  create: { to: `${adminPaths.bookings}/new`, label: 'New call' },
  links: [
    { to: adminPaths.followUps, label: 'Follow-ups' },
    { to: `${adminPaths.enquiries}/new`, label: 'New enquiry' },
  ],
  fields: inboxFields,
  search: { columns: ['texts'], numbers: 'texts', label: 'Search name, contact or words' },
  filters: [
    {
      name: 'view',
      label: 'View',
      all: { label: 'To answer', where: [['waiting', 'eq', true]] },
      options: [
        {
          value: 'upcoming',
          label: 'Upcoming calls',
          where: [
            ['kind', 'eq', 'call'],
            ['status', 'in', '(booked,requested)'],
            ['starts_at', 'gte', upcoming],
          ],
          sort: { id: 'call', descending: false },
        },
        { value: 'everything', label: 'All', where: [['status', 'neq', 'spam']], sort: newest },
        { value: 'spam', label: 'Spam', where: [['status', 'eq', 'spam']], sort: newest },
      ],
    },
    {
      name: 'kind',
      label: 'Kind',
      asSelect: true,
      options: [
        ['booking_submissions', 'Calls'],
        ['contact_submissions', 'Enquiries and quotes'],
        ['work_opportunities', 'Applications'],
      ].map(([value = '', label = '']) => ({ value, label, where: [['lead_table', 'eq', value]] })),
    },
  ],
  columns: [
    { id: 'name', header: 'Name', kind: 'main', cell: ({ name }) => name },
    {
      id: 'lead',
      header: 'Lead',
      kind: 'long',
      csv: ({ kind }) => kindLabels[kind] ?? kind,
      cell: (row) => (
        <div className="@wide:min-w-40">
          <span className="font-semibold">{kindLabels[row.kind] ?? row.kind}</span>
          <span className="line-clamp-2 max-w-prose wrap-anywhere text-ink-2">{row.message}</span>
        </div>
      ),
    },
    {
      id: 'call',
      header: 'Call (MYT)',
      kind: 'number',
      sortBy: 'starts_at',
      cell: callTime,
      csv: ({ starts_at: at }) => at && new Date(at),
    },
    { id: 'next', header: 'Next step', cell: (row) => nextStep(row, new Date()) },
    { id: 'answer', header: 'Answer', cell: (row) => <AnswerLinks row={row} />, csv: false },
    {
      id: 'came',
      header: 'Received',
      kind: 'number',
      sortBy: 'created_at',
      cell: ({ created_at: at }) => malaysiaDateTime(at),
      csv: ({ created_at: at }) => new Date(at),
    },
  ],
  // The longest waiting first, so that a new lead does not move the others.
  defaultSort: { id: 'came', descending: false },
  csv: {
    newest: 'created_at',
    more: [
      { header: 'Status', csv: (row) => statusOf(row.lead_table, row.status).label },
      { header: 'Contact', csv: ({ contact }) => contact },
      { header: 'Email', csv: ({ email }) => email },
      { header: 'Method', csv: ({ call_method: method }) => method && callMethod(method).label },
      { header: 'Message', csv: ({ message }) => message },
      { header: 'Project type', csv: ({ project_type: type }) => type },
      { header: 'Package', csv: (row) => row.package },
      { header: 'Budget', csv: ({ budget_range: budget }) => budget },
      { header: 'Timeline', csv: ({ timeline }) => timeline },
      { header: 'Came from', csv: ({ source }) => sourceLabel(source) },
    ],
  },
  actions: inboxActions,
  bulk: inboxBulk,
  empty: {
    title: 'Nothing to answer',
    text: 'Every lead is answered. New calls, enquiries, quote requests and applications appear here.',
  },
}

/** The inbox with all leads in one list. */
export const inbox: AdminScreen = {
  path,
  title: 'Inbox',
  routes: [{ path, draw: () => <ResourceList resource={inboxList} /> }],
}
