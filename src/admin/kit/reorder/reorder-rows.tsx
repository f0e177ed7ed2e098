import { GripVertical } from 'lucide-react'
import { useRef, useState, type PointerEvent } from 'react'
import { MoveButtons } from '@/admin/kit/screen/move-buttons'

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
    const others = entries.filter((_, index) => index !== from)
    onOrder([...others.slice(0, to), entry, ...others.slice(to)])
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
              {detail && <span className="line-clamp-2 text-small font-normal text-ink-2">{detail}</span>}
            </span>
            <MoveButtons
              what={name}
              index={index}
              count={entries.length}
              disabled={disabled}
              onMove={(to) => move(index, to)}
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
