import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useAction } from '@/admin/kit/api/use-action'
import { ChangeRow } from '@/admin/kit/history/change-row'
import {
  historyQuery,
  restoreChange,
  type Change,
  type HistoryFilter,
} from '@/admin/kit/history/history-query'
import { useRegistry, type Registry } from '@/admin/kit/registry/registry'
import { malaysiaDay, startOfMalaysiaDay } from '@/lib/dates'
import { malaysiaZone } from '@shared/calendar/date-format'
import { dateIn } from '@shared/calendar/zone-time'
import { useMay } from '@/admin/kit/rights/role'
import { useConfirm } from '@/admin/kit/screen/use-confirm'
import { Collapsible } from '@/admin/kit/screen/collapsible'
import { Button } from '@/components/ui/button'
import { Loaded } from '@/admin/kit/screen/loaded'

interface ChangeListProps {
  filter: HistoryFilter
  /** Whether each entry names its row: not needed in one row's own history. */
  named: boolean
  /** Whether each entry starts with its changes expanded. */
  expanded?: boolean
  empty: ReactNode
  /** Whether a form above has unsaved text, which restoring discards. */
  unsaved?: boolean
  onRestored?: () => Promise<void>
}

function isRestorable(registry: Registry, { action, table_name: table }: Change): boolean {
  const { restorable } = registry.labelsOf(table)
  return action !== 'insert' && restorable !== false && !(restorable === 'changes' && action === 'delete')
}

/** Entries by day, newest first, each with its difference and a button to restore the state before it. */
export function ChangeList({
  filter,
  named,
  expanded = false,
  empty,
  unsaved = false,
  onRestored,
}: ChangeListProps) {
  const registry = useRegistry()
  const changes = useInfiniteQuery(historyQuery(filter))
  const confirm = useConfirm()
  const restore = useAction(async (change: Change) => {
    await restoreChange(change)
    await onRestored?.()
    return `The ${rowTitle(registry, change)} was restored.`
  }, 'It was not restored.')
  return (
    <Loaded query={changes} noun="the history">
      {({ pages }) => (
        <>
          {pages[0]?.length === 0 && empty}
          <div className="space-y-10">
            {[...byDay(pages.flat())].map(([day, entries]) => (
              <section key={day}>
                <h2 className="border-b-2 border-ink pb-2 text-h4 font-semibold normal-nums">
                  {dateIn(malaysiaZone, startOfMalaysiaDay(day).getTime())}
                </h2>
                <ol>
                  {entries.map((change) => (
                    <ChangeRow
                      key={change.id}
                      change={change}
                      named={named}
                      expanded={expanded}
                      onRestore={
                        isRestorable(registry, change)
                          ? () =>
                              confirm.ask(restoreQuestion(change, rowTitle(registry, change), unsaved), () =>
                                restore.mutate(change),
                              )
                          : undefined
                      }
                    />
                  ))}
                </ol>
              </section>
            ))}
          </div>
          {changes.hasNextPage && (
            <Button
              variant="line"
              className="mt-6"
              busy={changes.isFetchingNextPage}
              busyLabel="Loading..."
              onClick={() => void changes.fetchNextPage()}
            >
              Show older changes
            </Button>
          )}
          {confirm.dialog}
        </>
      )}
    </Loaded>
  )
}

interface RowHistoryProps extends Pick<ChangeListProps, 'expanded' | 'unsaved' | 'onRestored'> {
  table: string
  ids: readonly string[]
}

/** The history of one form's rows. Below a form it loads when expanded; on a lead it loads at once. */
export function RowHistory({ table, ids, expanded = false, unsaved, onRestored }: RowHistoryProps) {
  const [open, setOpen] = useState(expanded)
  // Only an owner may read the audit log.
  if (!useMay('owner')) return null
  return (
    <section aria-label="History">
      <Collapsible
        summary="History"
        className={expanded ? '' : 'mt-12'}
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        {open && (
          <ChangeList
            filter={{ table, rows: ids }}
            named={ids.length > 1}
            expanded={expanded}
            onRestored={onRestored}
            unsaved={unsaved}
            empty={<p className="py-4 text-ink-2">Nothing has been changed since it was created.</p>}
          />
        )}
      </Collapsible>
    </section>
  )
}

function byDay(entries: readonly Change[]): Map<string, Change[]> {
  const days = new Map<string, Change[]>()
  for (const entry of entries) {
    const day = malaysiaDay(entry.created_at)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return days
}

/** 'article “Choosing a host”' */
function rowTitle({ labelsOf, rowLabel }: Registry, change: Change): string {
  const { table_name: table, label } = change
  const name = rowLabel(table, label)
  return `${labelsOf(table).one}${name && ` “${name}”`}`
}

function restoreQuestion(change: Change, what: string, unsaved: boolean) {
  return change.action === 'delete'
    ? {
        title: 'Restore it?',
        text: `The ${what} is restored as it was when it was deleted.`,
        button: 'Restore it',
      }
    : {
        title: 'Go back to before this change?',
        text: `The ${what} goes back to what it was before this change. Later changes are undone too; they stay in the history.${
          unsaved ? ' Your unsaved changes here are discarded.' : ''
        }`,
        button: 'Go back',
      }
}
