import { createPortal } from 'react-dom'
import { useAction } from '@/admin/kit/api/use-action'
import { useDeletion } from '@/admin/kit/api/use-deletion'
import type { Listing, RowAction } from '@/admin/kit/list/list-description'
import { TextButton } from '@/admin/kit/screen/text-button'
import { useConfirm } from '@/admin/kit/screen/use-confirm'

interface RowActionsProps<Row extends { id: string }> {
  row: Row
  resource: Listing<Row>
}

/** The buttons of a row in a list. An action runs after a confirmation if its description requires one. */
export function RowActions<Row extends { id: string }>({ row, resource }: RowActionsProps<Row>) {
  const { actions = [], deletable, names, rowLabel } = resource
  const confirm = useConfirm()
  const run = useAction((action: RowAction<Row>) => action.run(row), `The ${names.one} was not changed.`)
  const deletion = useDeletion(resource)
  const busy = run.isPending || deletion.isPending
  return (
    <>
      {actions.map((action, index) => {
        const label = action.label(row)
        return (
          label && (
            <ActionButton
              // Its label may change with the row.
              key={index}
              label={run.isPending && run.variables === action ? 'Working...' : label}
              subject={rowLabel(row)}
              busy={busy}
              onClick={() => confirm.ask(action.confirm?.(row), () => run.mutate(action))}
            />
          )
        )
      })}
      {deletable && (
        <ActionButton
          // On phones the selection and the row's own screen delete it, away from the thumb.
          className="@max-table:hidden"
          label="Delete"
          subject={rowLabel(row)}
          busy={busy}
          onClick={() => void deletion.start({ ids: [row.id], what: `“${rowLabel(row)}”` })}
        />
      )}
      {createPortal(confirm.dialog ?? deletion.dialog, document.body)}
    </>
  )
}

interface ActionButtonProps {
  label: string
  /** The row's name, for screen reader users. */
  subject: string
  busy: boolean
  className?: string
  onClick: () => void
}

/** Not `disabled` while busy: a button that was just clicked would lose the focus. */
const ActionButton = ({ label, subject, busy, className, onClick }: ActionButtonProps) => (
  <TextButton className={className} aria-disabled={busy || undefined} onClick={() => busy || onClick()}>
    {label}
    <span className="sr-only"> {subject}</span>
  </TextButton>
)
