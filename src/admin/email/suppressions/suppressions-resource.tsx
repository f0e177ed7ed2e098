import { useQuery } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import { useAction } from '@/admin/kit/api/use-action'
import { askToLift, liftSuppression, suppressionReasons } from '@/admin/kit/messages/suppression'
import { adminPaths } from '@/admin/kit/paths'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { DescriptionList } from '@/admin/kit/screen/description-list'
import { PendingScreen } from '@/admin/kit/screen/pending-screen'
import { Screen } from '@/admin/kit/screen/screen'
import { TextButtonLink } from '@/admin/kit/screen/text-button'
import { useConfirm } from '@/admin/kit/screen/use-confirm'
import { Button } from '@/components/ui/button'
import { StatusBadge } from '@/components/ui/status-badge'
import type { Tables } from '@/lib/database.types'
import { malaysiaDate, malaysiaDateTime } from '@/lib/dates'
import { supabase } from '@/lib/supabase'

const table = 'email_suppressions'
const fields = ['id', 'address', 'reason', 'occurred_at', 'lifted_at'] as const
type Suppression = Pick<Tables<typeof table>, (typeof fields)[number]>

const State = ({ lifted_at: lifted }: Pick<Suppression, 'lifted_at'>) => (
  <StatusBadge level={lifted ? 'neutral' : 'error'}>{lifted ? 'Gets email again' : 'Stopped'}</StatusBadge>
)
const because = ({ reason }: Pick<Suppression, 'reason'>) => suppressionReasons[reason] ?? reason

/** The addresses that no email goes to. The provider's reports add them, and an owner lifts them. */
export const suppressions = defineResource<Suppression>({
  name: 'suppressions',
  path: adminPaths.suppressions,
  table,
  names: { title: 'Stopped addresses', one: 'stopped address', many: 'stopped addresses' },
  rowLabel: ({ address }) => address,
  deletable: false,
  restorable: false,
  inSidebar: false,
  Show: SuppressionScreen,
  list: {
    lead: 'No email goes to these addresses: they do not exist, or an email was reported as spam.',
    fields,
    search: { columns: ['address'], label: 'Search address' },
    filters: [
      {
        name: 'state',
        label: 'State',
        options: [
          { value: 'stopped', label: 'Stopped', where: [['lifted_at', 'is', null]] },
          { value: 'lifted', label: 'Gets email again', where: [['lifted_at', 'not.is', null]] },
        ],
      },
    ],
    columns: [
      { id: 'address', header: 'Address', kind: 'main', sortBy: 'address', cell: ({ address }) => address },
      { id: 'why', header: 'Why', kind: 'long', cell: because },
      { id: 'state', header: 'State', cell: (row) => <State {...row} /> },
      {
        id: 'since',
        header: 'Since',
        kind: 'number',
        sortBy: 'occurred_at',
        cell: ({ occurred_at: at }) => malaysiaDate(at),
      },
    ],
    defaultSort: { id: 'since', descending: true },
    empty: {
      title: 'No address is stopped',
      text: 'When an email comes back because its address does not exist, the address appears here.',
    },
  },
})

function SuppressionScreen({ id }: { id: string }) {
  const found = useQuery({
    queryKey: ['admin', 'stopped address', id],
    queryFn: async ({ signal }) =>
      (await read(supabase.from(table).select().eq('id', id), signal))[0] ?? null,
  })
  const { ask, dialog } = useConfirm()
  const lifting = useAction(
    ({ row, why }: { row: Suppression; why?: string }) => liftSuppression(row, why),
    'It is still stopped.',
  )
  const row = found.data
  if (!row) return <PendingScreen noun="stopped address" query={found} listPath={adminPaths.suppressions} />
  return (
    <Screen
      title={row.address}
      tools={
        !row.lifted_at && (
          <Button
            busy={lifting.isPending}
            busyLabel="Working..."
            onClick={() => ask(askToLift(row), (why) => lifting.mutate({ row, why }))}
          >
            Send email again
          </Button>
        )
      }
    >
      {dialog}
      <div className="border-t-2 border-ink pt-2">
        <DescriptionList
          facts={[
            ['State', <State key="state" {...row} />],
            ['Why', because(row)],
            ['Since', `${malaysiaDateTime(row.occurred_at)} (MYT)`],
            ['What the mail server said', row.detail],
            [
              'The email',
              row.message_id && (
                <TextButtonLink key="email" to={`${adminPaths.outbox}/${row.message_id}`}>
                  Show it
                </TextButtonLink>
              ),
            ],
            ['Gets email again since', row.lifted_at && `${malaysiaDateTime(row.lifted_at)} (MYT)`],
            ['Because', row.lift_reason],
          ]}
        />
      </div>
    </Screen>
  )
}
