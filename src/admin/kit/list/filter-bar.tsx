import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { ListFilter } from '@/admin/kit/list/list-description'

interface FilterBarProps {
  filter: ListFilter
  chosen: string
  addressOf: (value: string) => string
}

/** A filter's choices, as links: each is an address of its own. On a phone they are one line to push along. */
export function FilterBar({ filter, chosen, addressOf }: FilterBarProps) {
  const id = useId()
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const current = line.current?.querySelector<HTMLElement>('[aria-current]')
    // Only the line moves, never the page.
    if (line.current && current) line.current.scrollLeft = current.offsetLeft - line.current.offsetLeft - 48
  }, [chosen])
  return (
    <div role="group" aria-labelledby={id} className="filter-bar">
      <span className="filter-title" id={id}>
        {filter.label}
      </span>
      <div ref={line} className="filter-choices scroll-line">
        {[{ value: 'all', label: 'All' }, ...filter.options].map(({ value, label }) => (
          <Link
            key={value}
            to={addressOf(value)}
            className="filter-choice"
            aria-current={value === chosen ? 'true' : undefined}
          >
            {label}
          </Link>
        ))}
      </div>
    </div>
  )
}
