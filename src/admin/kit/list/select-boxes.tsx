import type { Selection } from '@/admin/kit/list/use-selection'

interface SelectRowProps {
  id: string
  name: string
  selection: Selection
}

export function SelectRow({ id, name, selection }: SelectRowProps) {
  return (
    <label className="select-box">
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={selection.ids.has(id)}
        onChange={(event) => selection.set([id], event.target.checked)}
      />
    </label>
  )
}

/** All rows of the page, or none. */
export function SelectPage({ ids, selection }: { ids: readonly string[]; selection: Selection }) {
  const chosen = ids.filter((id) => selection.ids.has(id)).length
  return (
    <label className="select-box">
      <input
        type="checkbox"
        aria-label="Select this page"
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < ids.length
        }}
        checked={chosen > 0 && chosen === ids.length}
        onChange={(event) => selection.set(ids, event.target.checked)}
      />
      <span className="select-all">Select this page</span>
    </label>
  )
}
