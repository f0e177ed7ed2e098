import { useEffect, useRef } from 'react'
import type { PaletteEntry } from '@/admin/palette/palette-entries'

interface PaletteListProps {
  id: string
  groups: ReadonlyArray<[group: string, entries: readonly PaletteEntry[]]>
  /** Counted through all groups; -1 for none. */
  marked: number
  onChoose: (entry: PaletteEntry) => void
}

export function PaletteList({ id, groups, marked, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [marked, groups])

  let index = -1
  return (
    <div ref={list} role="listbox" id={`${id}-list`} aria-label="Results" className="palette-list">
      {groups.map(([group, entries]) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p className="palette-group" id={`${id}-${group}`}>
            {group}
          </p>
          {entries.map((entry) => {
            index += 1
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys
              <div
                key={entry.key}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === marked}
                tabIndex={-1}
                className="palette-option"
                // The field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(entry)}
              >
                <span>{entry.label}</span>
                {entry.detail && <span className="palette-detail">{entry.detail}</span>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
