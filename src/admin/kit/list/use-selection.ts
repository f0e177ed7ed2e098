import { useState } from 'react'

export interface Selection {
  ids: ReadonlySet<string>
  set: (ids: readonly string[], selected: boolean) => void
  clear: () => void
}

/** The selected rows, cleared when the view changes so that no action affects rows that are not visible. */
export function useSelection(view: string): Selection {
  const [selection, setSelection] = useState<{ view: string; ids: ReadonlySet<string> }>({
    view,
    ids: new Set(),
  })
  const ids = selection.view === view ? selection.ids : new Set<string>()
  return {
    ids,
    set(changed, selected) {
      const next = new Set(ids)
      for (const id of changed) {
        if (selected) next.add(id)
        else next.delete(id)
      }
      setSelection({ view, ids: next })
    },
    clear: () => setSelection({ view, ids: new Set() }),
  }
}
