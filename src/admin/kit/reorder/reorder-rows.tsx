import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useRef, useState, type PointerEvent } from 'react'
import type { Entry } from '@/admin/kit/reorder/reorder-query'

interface ReorderRowsProps {
  label: string
  entries: readonly Entry[]
  onOrder: (entries: readonly Entry[]) => void
  disabled?: boolean
}

/** A list whose entries are dragged by their handle, or arrayMove by two buttons that say what they did. */
export function ReorderRows({ label, entries, onOrder, disabled = false }: ReorderRowsProps) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string>()
  const [said, setSaid] = useState('')

  function move(from: number, to: number) {
    const next = arrayMove(entries, from, to)
    if (next === entries) return
    onOrder(next)
    setSaid(`“${entries[from]?.name}” is now ${to + 1} of ${entries.length}.`)
  }

  function drag(event: PointerEvent) {
    if (dragged === undefined || !list.current) return
    const boxes = [...list.current.children].map((row) => row.getBoundingClientRect())
    move(
      entries.findIndex(({ id }) => id === dragged),
      placeUnder(event.clientY, boxes),
    )
  }

  return (
    <>
      <ol ref={list} className="order" aria-label={label}>
        {entries.map(({ id, name, detail }, index) => (
          <li key={id} data-dragged={id === dragged || undefined}>
            {/* For a pointer only: keys have the two buttons. */}
            <span
              className="order-handle"
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
            <span className="order-place">{index + 1}</span>
            <span className="order-name">
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
        {said}
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

/** Kept in reach at the end of its way: a button that is disabled under one's finger loses the focus. */
export function MoveButton({ label, icon: Icon, disabled, onClick }: MoveButtonProps) {
  return (
    <button
      type="button"
      className="order-move"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onClick()}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  )
}

/** The list with the entry at `from` at `to`; the same list where either is none of its places. */
export function arrayMove<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length || from === to) return list
  const others = list.toSpliced(from, 1)
  return others.toSpliced(to, 0, entry)
}

/** The place in a list of boxes, one below the other, over whose middle a pointer at `y` has come. */
export function placeUnder(y: number, boxes: ReadonlyArray<{ top: number; height: number }>): number {
  const below = boxes.findIndex(({ top, height }) => y < top + height)
  return below === -1 ? boxes.length - 1 : below
}
