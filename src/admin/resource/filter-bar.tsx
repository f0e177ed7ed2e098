import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { ListFilter } from '@/admin/resource/resource'

interface FilterBarProps {
  filter: ListFilter
  chosen: string
  addressOf: (value: string) => string
}

/** A filter's choices, as links: each is an address of its own. */
export function FilterBar({ filter, chosen, addressOf }: FilterBarProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="filter-bar">
      <span className="sr-only" id={id}>
        {filter.label}
      </span>
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
  )
}
