import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { nameOf, wordsOf } from '@/admin/kit/history/table-words'
import { malaysiaDateTime } from '@/lib/dates'
import { byTable, pendingQuery, type PendingChange } from '@/admin/tools/publish/publish-queries'
import { Button } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'
import { StatusBadge } from '@/components/ui/status-badge'

const did: Readonly<Record<string, { label: string; level: 'success' | 'warning' | 'neutral' }>> = {
  insert: { label: 'New', level: 'success' },
  update: { label: 'Changed', level: 'warning' },
  delete: { label: 'Deleted', level: 'neutral' },
  published: { label: 'Came out', level: 'success' },
}

/** The database gives at most this many. */
const most = 200

/** What the build that is being served does not hold yet, by kind. */
export function PendingChanges({ builtAt }: { builtAt: string }) {
  const changes = useQuery(pendingQuery(builtAt))
  if (changes.isPending) return <LoadingPanel label="Comparing..." className="py-11" />
  if (changes.isError) {
    return (
      <StatePanel
        kind="failed"
        level={2}
        title="The changes could not be read"
        text={changes.error.message}
        action={<Button onClick={() => void changes.refetch()}>Try Again</Button>}
      />
    )
  }
  if (changes.data.length === 0) {
    return (
      <StatePanel
        kind="empty"
        level={2}
        title="Everything is out"
        text="Nothing that stands on a public page has changed since the site was built."
      />
    )
  }
  const count = changes.data.length
  return (
    <section aria-labelledby="pending-heading">
      <h2 id="pending-heading" className="text-h4">
        {count >= most ? `The newest ${most} changes` : count === 1 ? '1 change' : `${count} changes`} since
        then
      </h2>
      <div className="since">
        {[...byTable(changes.data)].map(([table, ofTable]) => (
          <div key={table}>
            <h3>{wordsOf(table).many}</h3>
            <ul>
              {ofTable.map((change) => (
                <Pending key={`${change.row_id}${change.action}`} change={change} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

function Pending({ change }: { change: PendingChange }) {
  const { one, to } = wordsOf(change.table_name)
  const { label, level } = did[change.action] ?? { label: change.action, level: 'warning' as const }
  const name = nameOf(change.table_name, change.label) || one
  const place = change.action === 'delete' ? undefined : to?.(change.row_id, change.label)
  return (
    <li>
      <span className="since-name">{place ? <Link to={place}>{name}</Link> : name}</span>
      <StatusBadge level={level}>
        {label}
        {change.action === 'update' && change.changes > 1 && ` ${change.changes} times`}
      </StatusBadge>
      <time dateTime={change.changed_at}>{malaysiaDateTime(change.changed_at)}</time>
    </li>
  )
}
