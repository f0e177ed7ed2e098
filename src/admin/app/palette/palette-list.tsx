import { useEffect, useRef } from 'react'
import type { grouped, PaletteEntry } from '@/admin/app/palette/palette-entries'

interface PaletteListProps {
  id: string
  groups: ReturnType<typeof grouped>
  /** Counted through all groups; -1 for none. */
  marked: number
  onChoose: (entry: PaletteEntry) => void
}

export function PaletteList({ id, groups, marked, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [marked, groups])

  return (
    <div ref={list} role="listbox" id={`${id}-list`} aria-label="Results" className="palette-list">
      {groups.map(([group, entries]) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p className="palette-group" id={`${id}-${group}`}>
            {group}
          </p>
          {entries.map((entry) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys
            <div
              key={entry.key}
              id={`${id}-${entry.place}`}
              role="option"
              aria-selected={entry.place === marked}
              tabIndex={-1}
              className="palette-option"
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(entry)}
            >
              <span>{entry.label}</span>
              {entry.detail && <span className="palette-detail">{entry.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
