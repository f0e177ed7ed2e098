import { useAction } from '@/admin/kit/api/use-action'
import { useDeletion } from '@/admin/kit/api/use-deletion'
import { amount } from '@/admin/kit/format/amount'
import type { BulkAction, Listing } from '@/admin/kit/list/list-description'
import { runBulk } from '@/admin/kit/list/run-bulk'
import type { Selection } from '@/admin/kit/list/use-selection'
import { TextButton } from '@/admin/kit/screen/text-button'
import { Button } from '@/components/ui/button'

interface BulkBarProps<Row extends { id: string }> {
  resource: Listing<Row>
  selection: Selection
  rows: readonly Row[]
}

/**
 * The actions for selected rows. It is at the bottom of the screen so that no row moves when one is ticked.
 * It announces the number of selected rows, also when it drops to zero.
 */
export function BulkBar<Row extends { id: string }>({ resource, selection, rows }: BulkBarProps<Row>) {
  const { bulk = [], names, deletable } = resource
  const deletion = useDeletion(resource)
  // A selected row may no longer be on the page.
  const selected = rows.filter(({ id }) => selection.ids.has(id))
  const ids = selected.map(({ id }) => id)
  const run = useAction(
    (action: BulkAction<Row>) => runBulk(resource, action, selected),
    'Nothing was changed.',
  )
  const count = amount(ids.length, names.one, names.many)
  const busy = run.isPending || deletion.isPending
  return (
    <div
      className="sticky bottom-0 z-5 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-ink bg-sheet py-2 max-md:-mx-margin max-md:px-margin max-md:pb-[max(0.5rem,env(safe-area-inset-bottom))] md:border-x md:px-[0.9rem]"
      hidden={ids.length === 0}
      role="group"
      aria-label={`Selected ${names.many}`}
    >
      <p role="status" className="mr-2 font-semibold">
        {ids.length > 0 && `${ids.length} selected`}
      </p>
      <TextButton className="max-md:min-h-11" onClick={selection.clear}>
        Clear the selection
      </TextButton>
      {/* With columns the box at their head does it. */}
      <TextButton
        className="min-h-11 md:hidden"
        onClick={() =>
          selection.set(
            rows.map(({ id }) => id),
            true,
          )
        }
      >
        Select this page
      </TextButton>
      {bulk.map((action) => (
        <Button
          key={action.label}
          size="small"
          variant="line"
          disabled={busy}
          onClick={() => run.mutate(action)}
        >
          {action.label}
        </Button>
      ))}
      {deletable && (
        <Button
          size="small"
          variant="line"
          disabled={busy}
          onClick={() => void deletion.start({ ids, what: count, onDeleted: selection.clear })}
        >
          Delete {count}
        </Button>
      )}
      {deletion.dialog}
    </div>
  )
}
