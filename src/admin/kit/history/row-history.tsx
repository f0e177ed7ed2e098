import { useState } from 'react'
import { ChangeList } from '@/admin/kit/history/change-list'

/** A row's own history, for the foot of its edit screen: read from the database when it is opened. */
export function RowHistory({ table, id }: { table: string; id: string }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="row-history" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>History</summary>
      {open && (
        <ChangeList
          filter={{ table, row: id }}
          named={false}
          // The form above holds what the row was; only a new page reads it again.
          onRestored={() => window.location.reload()}
          nothing={<p className="py-4 text-ink-2">Nothing has been changed since it was made.</p>}
        />
      )}
    </details>
  )
}
