import { useQuery } from '@tanstack/react-query'
import { adminPaths } from '@/admin/kit/paths'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { NewsletterActions, NewsletterFields } from '@/admin/email/newsletters/newsletter-fields'
import { allFiguresQuery, type NewsletterFigures } from '@/admin/email/newsletters/newsletter-figures'
import {
  newsletterFields,
  newsletterSchema,
  type NewsletterRow,
} from '@/admin/email/newsletters/newsletter-schema'
import { NewsletterSending } from '@/admin/email/newsletters/newsletter-sending'
import { NewsletterStatus, newsletterStates } from '@/admin/email/newsletters/newsletter-status'
import type { Tables } from '@/lib/database.types'
import { malaysiaDateTime } from '@/lib/dates'

type Newsletter = Pick<
  Tables<'newsletters'>,
  'id' | 'created_at' | 'subject' | 'status' | 'send_at' | 'recipients'
>

/** A figure of a newsletter whose sending has started. All rows share one query. */
function Figure({ id, of }: { id: string; of: (figures: NewsletterFigures) => number }) {
  const { data, isError } = useQuery(allFiguresQuery)
  const figures = data?.find(({ newsletter_id: newsletter }) => newsletter === id)
  if (isError) return 'Not known'
  return figures ? of(figures).toLocaleString('en-MY') : '…'
}

const hasBegun = ({ recipients }: Newsletter) => recipients !== null

export const newsletters = defineResource<Newsletter, NewsletterRow, typeof newsletterSchema>({
  name: 'newsletters',
  path: adminPaths.newsletters,
  table: 'newsletters',
  names: { title: 'Newsletters', one: 'newsletter', many: 'newsletters' },
  rowLabel: ({ subject }) => subject,
  // A draft can be deleted on its own screen; a sent newsletter is kept.
  deletable: false,
  create: { keywords: 'write newsletter mail send' },
  valueLabel: (column, value) => (column === 'status' ? newsletterStates[value]?.label : undefined),
  list: {
    lead: 'Emails to your subscribers. Times are Malaysian time (MYT).',
    fields: ['id', 'created_at', 'subject', 'status', 'send_at', 'recipients'],
    search: { columns: ['subject'], label: 'Search subject' },
    filters: [
      {
        name: 'status',
        label: 'Status',
        options: Object.entries(newsletterStates).map(([value, { label }]) => ({
          value,
          label,
          where: [['status', 'eq', value]] as const,
        })),
      },
    ],
    columns: [
      { id: 'subject', header: 'Subject', kind: 'main', sortBy: 'subject', cell: ({ subject }) => subject },
      { id: 'status', header: 'Status', cell: ({ status }) => <NewsletterStatus status={status} /> },
      {
        id: 'when',
        header: 'Goes out',
        kind: 'number',
        sortBy: 'send_at',
        cell: ({ send_at: at }) => (at ? malaysiaDateTime(at) : 'Not yet'),
      },
      {
        id: 'sent',
        header: 'Sent',
        kind: 'number',
        cell: (row) =>
          hasBegun(row) ? (
            <>
              <Figure id={row.id} of={({ sent }) => sent} /> of {row.recipients?.toLocaleString('en-MY')}
            </>
          ) : (
            ''
          ),
      },
      {
        id: 'problem',
        header: 'Failed',
        kind: 'number',
        cell: (row) =>
          hasBegun(row) ? <Figure id={row.id} of={({ failed, unknown }) => failed + unknown} /> : '',
      },
      {
        id: 'left',
        header: 'Unsubscribed',
        kind: 'number',
        cell: (row) => (hasBegun(row) ? <Figure id={row.id} of={({ unsubscribed }) => unsubscribed} /> : ''),
      },
      {
        id: 'made',
        header: 'Written',
        kind: 'number',
        sortBy: 'created_at',
        cell: ({ created_at: at }) => malaysiaDateTime(at),
      },
    ],
    defaultSort: { id: 'made', descending: true },
    empty: {
      title: 'No newsletters yet',
      text: 'Write the first one, or start from an article. It goes to confirmed subscribers when you send it.',
    },
  },
  form: {
    fields: newsletterFields,
    schema: newsletterSchema,
    Fields: NewsletterFields,
    Aside: NewsletterSending,
    Actions: NewsletterActions,
  },
})
