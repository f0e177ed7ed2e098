import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDeleteRows } from '@/admin/kit/api/use-delete-rows'
import type { BulkAction, Listing } from '@/admin/kit/list/list-description'
import type { Selection } from '@/admin/kit/list/use-selection'
import { toasts } from '@/admin/kit/screen/toast-store'
import { Button } from '@/components/ui/button'

interface BulkBarProps<Row extends { id: string }> {
  resource: Listing<Row>
  selection: Selection
  rows: readonly Row[]
}

/** What can be done to the selected rows. Says how many they are, also when there are none left. */
export function BulkBar<Row extends { id: string }>({ resource, selection, rows }: BulkBarProps<Row>) {
  const { bulk = [], names, table, deletable } = resource
  const queryClient = useQueryClient()
  const deletion = useDeleteRows()
  const run = useMutation({
    mutationFn: ({ action, ids }: { action: BulkAction; ids: readonly string[] }) => action.run(ids),
    onSuccess: (text) => toasts.show({ tone: 'success', text }),
    onError: ({ message }) => toasts.show({ tone: 'error', text: `Nothing was changed. ${message}` }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })
  // A row may have gone from the page since it was selected.
  const ids = rows.map(({ id }) => id).filter((id) => selection.ids.has(id))
  const count = `${ids.length} ${ids.length === 1 ? names.one : names.many}`
  const busy = run.isPending || deletion.isPending
  return (
    <div
      className="bulk-bar scroll-line"
      hidden={ids.length === 0}
      role="group"
      aria-label={`Selected ${names.many}`}
    >
      <p role="status">{ids.length > 0 && `${ids.length} selected`}</p>
      <button type="button" className="quiet-action" onClick={selection.clear}>
        Clear the selection
      </button>
      {bulk.map((action) => (
        <Button
          key={action.id}
          size="small"
          variant="line"
          disabled={busy}
          onClick={() => run.mutate({ action, ids })}
        >
          {action.label}
        </Button>
      ))}
      {deletable && (
        <Button
          size="small"
          variant="line"
          disabled={busy}
          onClick={() =>
            deletion.mutate(
              { table, ids, what: count },
              {
                onSuccess: selection.clear,
                onError: ({ message }) => toasts.show({ tone: 'error', text: message }),
              },
            )
          }
        >
          Delete {count}
        </Button>
      )}
    </div>
  )
}
