import { defineResource } from '@/admin/kit/resource/define-resource'
import { erasedCounts, type Erasure } from '@/admin/leads/people/erasure'
import { malaysiaDateTime } from '@/lib/dates'
import type { Tables } from '@/lib/database.types'

type ErasureRow = Pick<Tables<'erasure_log'>, 'id' | 'created_at' | 'erased' | 'actor_email'>

/** That somebody was erased, and never who. */
export const erasures = defineResource<ErasureRow>({
  name: 'erasure_log',
  path: '/admin/erasures',
  table: 'erasure_log',
  names: { title: 'Erasures', one: 'erasure', many: 'erasure_log' },
  rowLabel: ({ created_at: at }) => malaysiaDateTime(at),
  deletable: false,
  history: false,
  inSidebar: false,
  list: {
    lead: 'When people were erased, and how much of them. Who it was is not kept. Times are Malaysian time (MYT).',
    fields: ['id', 'created_at', 'erased', 'actor_email'],
    columns: [
      {
        id: 'at',
        header: 'Erased on',
        kind: 'main',
        sortBy: 'created_at',
        cell: ({ created_at: at }) => malaysiaDateTime(at),
      },
      {
        id: 'erased',
        header: 'What went',
        kind: 'long',
        cell: ({ erased }) => erasedCounts(erased as Erasure['erased']) || 'Nothing was there',
      },
      { id: 'by', header: 'By', kind: 'long', cell: ({ actor_email: by }) => by ?? 'A former account' },
    ],
    defaultSort: { id: 'at', descending: true },
    empty: {
      title: 'No erasures yet',
      text: 'Whoever is erased on their page under People is counted here.',
    },
  },
})
