import { assertAnswered } from '@/admin/kit/api/api-error'
import { amount } from '@/admin/kit/format/amount'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { malaysiaDateTime } from '@/lib/dates'
import type { Tables } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

type Flood = Pick<Tables<'abuse_incidents'>, 'id' | 'began_at' | 'last_at' | 'submissions' | 'cleaned_at'>

const number = new Intl.NumberFormat('en-MY')

/** As clean_up_incident answers it, in the order in which it is told. */
const cleaned = [
  ['bookings', 'call cancelled', 'calls cancelled'],
  ['requests', 'request marked as spam', 'requests marked as spam'],
  ['applications', 'application marked as spam', 'applications marked as spam'],
  ['subscribers', 'subscriber removed', 'subscribers removed'],
  ['mails', 'waiting mail called off', 'waiting mails called off'],
] as const

type Cleaned = Record<(typeof cleaned)[number][0], number> & { more: boolean }

/** The database takes away a part of a large flood in each call: on until nothing is left. Throws ApiError. */
async function cleanUp({ id }: Flood): Promise<string> {
  const parts: Cleaned[] = []
  do {
    const answer = await supabase.rpc('clean_up_incident', { flood: id })
    assertAnswered(answer)
    parts.push(answer.data as Cleaned)
  } while (parts.at(-1)?.more)
  const done = cleaned.flatMap(([name, one, many]) => {
    const count = parts.reduce((sum, part) => sum + part[name], 0)
    return count > 0 ? [amount(count, one, many)] : []
  })
  return done.length > 0
    ? `Cleaned up: ${new Intl.ListFormat('en').format(done)}.`
    : 'Cleaned up: nothing had to go.'
}

/** When far more came in than usual, and what was done about it. */
export const floods = defineResource<Flood>({
  name: 'abuse_incidents',
  path: '/admin/floods',
  table: 'abuse_incidents',
  names: { title: 'Floods', one: 'flood', many: 'abuse_incidents' },
  rowLabel: ({ began_at: began }) => malaysiaDateTime(began),
  deletable: false,
  history: false,
  inSidebar: false,
  list: {
    lead: 'When far more came in than usual. The settings say how much that is. Times are Malaysian time (MYT).',
    fields: ['id', 'began_at', 'last_at', 'submissions', 'cleaned_at'],
    columns: [
      {
        id: 'began',
        header: 'Began',
        kind: 'main',
        sortBy: 'began_at',
        cell: (row) => malaysiaDateTime(row.began_at),
      },
      { id: 'last', header: 'Went on until', kind: 'number', cell: (row) => malaysiaDateTime(row.last_at) },
      {
        id: 'submissions',
        header: 'Submissions',
        kind: 'number',
        cell: (row) => number.format(row.submissions),
      },
      {
        id: 'cleaned',
        header: 'Cleaned up',
        kind: 'number',
        cell: ({ cleaned_at: at }) => (at ? malaysiaDateTime(at) : 'Not yet'),
      },
    ],
    defaultSort: { id: 'began', descending: true },
    actions: [
      {
        id: 'clean-up',
        label: () => 'Clean up this flood',
        subject: ({ began_at: began }) => `of ${malaysiaDateTime(began)}`,
        // More may come after it was cleaned up: then the database calls it uncleaned again.
        offered: ({ cleaned_at: at }) => at === null,
        confirm: ({ began_at: began, last_at: last }) => ({
          title: 'Clean up this flood?',
          text: `Of what came from ${malaysiaDateTime(began)} to ${malaysiaDateTime(last)} (MYT), calls that nobody confirmed are cancelled without a mail, new requests and applications become spam, and subscribers who never confirmed are removed. Honest ones among them go too: confirm or answer those first, and they stay. Spam can be brought back one by one.`,
          button: 'Clean up this flood',
          keep: 'Leave it',
        }),
        run: cleanUp,
      },
    ],
    empty: {
      title: 'No floods',
      text: 'Should far more come in than usual, it will stand here and on the dashboard.',
    },
  },
})
