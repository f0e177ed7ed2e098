import { useQuery } from '@tanstack/react-query'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { LetterActions, LetterFields } from '@/admin/leads/letters/letter-fields'
import { allFiguresQuery, type LetterFigures } from '@/admin/leads/letters/letter-queries'
import {
  emptyLetter,
  letterFields,
  letterForm,
  letterRow,
  letterSchema,
  type LetterForm,
  type LetterRow,
} from '@/admin/leads/letters/letter-schema'
import { LetterSending } from '@/admin/leads/letters/letter-sending'
import { LetterStatus, letterStates } from '@/admin/leads/letters/letter-status'
import type { Tables } from '@/lib/database.types'
import { malaysiaDateTime } from '@/lib/dates'

type Letter = Pick<
  Tables<'newsletters'>,
  'id' | 'created_at' | 'subject' | 'status' | 'send_at' | 'recipients'
>

/** A figure of a letter that has begun to go out. All rows share one query. */
function Figure({ id, of }: { id: string; of: (figures: LetterFigures) => number }) {
  const { data, isError } = useQuery(allFiguresQuery)
  const figures = data?.find(({ newsletter_id: letter }) => letter === id)
  if (isError) return 'Not known'
  return figures ? of(figures).toLocaleString('en-MY') : '…'
}

const hasBegun = ({ recipients }: Letter) => recipients !== null

export const letters = defineResource<Letter, LetterRow, LetterForm>({
  name: 'newsletters',
  path: '/admin/newsletters',
  table: 'newsletters',
  names: { title: 'Letters', one: 'letter', many: 'newsletters' },
  rowLabel: ({ subject }) => subject,
  // A draft is, on its own screen; what has gone out is kept.
  deletable: false,
  create: { keywords: 'write newsletter mail send' },
  valueLabel: (column, value) => (column === 'status' ? letterStates[value]?.label : undefined),
  list: {
    lead: 'What you write to the readers of the newsletter. Times are Malaysian time (MYT).',
    fields: ['id', 'created_at', 'subject', 'status', 'send_at', 'recipients'],
    search: { columns: ['subject'], label: 'Search subject' },
    filters: [
      {
        name: 'status',
        label: 'Status',
        options: Object.entries(letterStates).map(([value, { label }]) => ({
          value,
          label,
          where: [['status', 'eq', value]] as const,
        })),
      },
    ],
    columns: [
      { id: 'subject', header: 'Subject', kind: 'main', sortBy: 'subject', cell: ({ subject }) => subject },
      { id: 'status', header: 'Status', cell: ({ status }) => <LetterStatus status={status} /> },
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
            'Not yet'
          ),
      },
      {
        id: 'problem',
        header: 'Failed',
        kind: 'number',
        cell: (row) =>
          hasBegun(row) ? <Figure id={row.id} of={({ failed, unknown }) => failed + unknown} /> : 'Not yet',
      },
      {
        id: 'left',
        header: 'Left after it',
        kind: 'number',
        cell: (row) =>
          hasBegun(row) ? <Figure id={row.id} of={({ unsubscribed }) => unsubscribed} /> : 'Not yet',
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
      title: 'No letters yet',
      text: 'Write the first one, or take an article: it goes to those who have confirmed, when you say so.',
    },
  },
  form: {
    fields: letterFields,
    schema: letterSchema,
    empty: emptyLetter,
    toForm: letterForm,
    toRow: letterRow,
    labels: { subject: 'Subject', preheader: 'First words', body: 'Text', post_id: 'Article' },
    Fields: LetterFields,
    Aside: LetterSending,
    Actions: LetterActions,
  },
})
