import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ChangeRow } from '@/admin/kit/history/change-row'
import {
  historyQuery,
  restoreChange,
  type Change,
  type HistoryFilter,
} from '@/admin/kit/history/history-query'
import { nameOf, wordsOf } from '@/admin/kit/history/table-words'
import { malaysiaDay, malaysiaFullDate } from '@/lib/dates'
import { ActionMessage } from '@/admin/kit/screen/action-message'
import { ConfirmDialog } from '@/admin/kit/screen/confirm-dialog'
import { Button } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'

interface ChangeListProps {
  filter: HistoryFilter
  /** Whether each entry says what it is about: not in one row's own history. */
  named: boolean
  nothing: ReactNode
  onRestored?: () => void
}

/** Entries by day, newest first, each with its difference and the way back to before it. */
export function ChangeList({ filter, named, nothing, onRestored }: ChangeListProps) {
  const queryClient = useQueryClient()
  const changes = useInfiniteQuery(historyQuery(filter))
  const [asked, setAsked] = useState<Change>()
  const restore = useMutation({
    mutationFn: (change: Change) => restoreChange(change.id),
    onSuccess: onRestored,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })

  if (changes.isPending) return <LoadingPanel label="Loading the history..." className="py-11" />
  if (changes.isError && !changes.data) {
    return (
      <StatePanel
        kind="failed"
        level={2}
        title="Unable to load the history"
        text={`${changes.error.message} Nothing was changed.`}
        action={<Button onClick={() => void changes.refetch()}>Try Again</Button>}
      />
    )
  }
  const entries = changes.data.pages.flat()
  const days = byDay(entries)
  return (
    <>
      <ActionMessage message={outcome(restore)} />
      {entries.length === 0 && nothing}
      {[...days].map(([day, ofDay]) => (
        <section key={day} className="history-day">
          <h2>{malaysiaFullDate(`${day}T12:00:00+08:00`)}</h2>
          <ol>
            {ofDay.map((change) => (
              <ChangeRow
                key={change.id}
                change={change}
                named={named}
                onRestore={change.action === 'insert' ? undefined : () => setAsked(change)}
              />
            ))}
          </ol>
        </section>
      ))}
      {changes.hasNextPage && (
        <p className="mt-6">
          <Button
            variant="line"
            busy={changes.isFetchingNextPage}
            busyLabel="Loading..."
            onClick={() => void changes.fetchNextPage()}
          >
            Show older changes
          </Button>
        </p>
      )}
      {asked && (
        <ConfirmDialog
          {...question(asked)}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            restore.mutate(asked)
          }}
        />
      )}
    </>
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
function titled({ table_name: table, label }: Change): string {
  const name = nameOf(table, label)
  return `${wordsOf(table).one}${name && ` “${name}”`}`
}

function question(change: Change) {
  const what = titled(change)
  return change.action === 'delete'
    ? {
        title: 'Bring it back?',
        text: `The ${what} comes back as it was when it was deleted.`,
        button: 'Bring it back',
      }
    : {
        title: 'Go back to before this change?',
        text: `The ${what} gets what it held before this change. What was changed later is undone too, and stands in the history.`,
        button: 'Go back',
      }
}

function outcome(restore: {
  isSuccess: boolean
  isError: boolean
  error: Error | null
  variables: Change | undefined
}) {
  if (restore.isError)
    return { tone: 'error' as const, text: `It was not restored. ${restore.error?.message}` }
  if (!restore.isSuccess || !restore.variables) return undefined
  return { tone: 'success' as const, text: `The ${titled(restore.variables)} is restored.` }
}
