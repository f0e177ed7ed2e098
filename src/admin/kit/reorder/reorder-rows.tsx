import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useRef, useState, type PointerEvent } from 'react'

export interface Entry {
  id: string
  name: string
  detail: string
}

interface ReorderRowsProps {
  label: string
  entries: readonly Entry[]
  onOrder: (entries: readonly Entry[]) => void
  disabled?: boolean
}

/** A list whose entries are dragged by their handle, or moved by two buttons that announce the new place. */
export function ReorderRows({ label, entries, onOrder, disabled = false }: ReorderRowsProps) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string>()
  const [announcement, setAnnouncement] = useState('')

  function move(from: number, to: number) {
    const entry = entries[from]
    if (!entry || from === to) return
    onOrder(entries.toSpliced(from, 1).toSpliced(to, 0, entry))
    setAnnouncement(`“${entry.name}” is now ${to + 1} of ${entries.length}.`)
  }

  function drag(event: PointerEvent) {
    if (dragged === undefined || !list.current) return
    const below = [...list.current.children].findIndex(
      (row) => event.clientY < row.getBoundingClientRect().bottom,
    )
    move(
      entries.findIndex(({ id }) => id === dragged),
      below === -1 ? entries.length - 1 : below,
    )
  }

  return (
    <>
      <ol ref={list} className="border-t-2 border-ink" aria-label={label}>
        {entries.map(({ id, name, detail }, index) => (
          <li
            key={id}
            data-dragged={id === dragged || undefined}
            className="group grid min-h-14 grid-cols-[auto_2.25rem_minmax(0,1fr)_auto_auto] items-center border-b border-rule bg-paper data-dragged:relative data-dragged:z-1 data-dragged:bg-sheet data-dragged:shadow-float"
          >
            {/* For a pointer only: keys have the two buttons. */}
            <span
              className="grid size-11 cursor-grab touch-none place-items-center text-ink-2 select-none group-data-dragged:cursor-grabbing"
              aria-hidden="true"
              onPointerDown={(event) => {
                if (disabled || event.button !== 0) return
                event.currentTarget.setPointerCapture(event.pointerId)
                setDragged(id)
              }}
              onPointerMove={drag}
              onPointerUp={() => setDragged(undefined)}
              onPointerCancel={() => setDragged(undefined)}
            >
              <GripVertical size={20} />
            </span>
            <span className="text-ink-2 tabular-nums">{index + 1}</span>
            <span className="py-2 font-semibold wrap-anywhere">
              {name}
              {detail && <span className="block text-small font-normal text-ink-2">{detail}</span>}
            </span>
            <MoveButton
              label={`Move ${name} up`}
              icon={ArrowUp}
              disabled={disabled || index === 0}
              onClick={() => move(index, index - 1)}
            />
            <MoveButton
              label={`Move ${name} down`}
              icon={ArrowDown}
              disabled={disabled || index === entries.length - 1}
              onClick={() => move(index, index + 1)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

interface MoveButtonProps {
  label: string
  icon: typeof ArrowUp
  disabled: boolean
  onClick: () => void
}

/** Not `disabled` at the end of the list, since the button would lose the focus. */
export function MoveButton({ label, icon: Icon, disabled, onClick }: MoveButtonProps) {
  return (
    <button
      type="button"
      className="grid size-11 place-items-center hover:bg-sunk aria-disabled:cursor-default aria-disabled:text-edge"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onClick()}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  )
}
