import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { ListFilter, ListChoice } from '@/admin/kit/list/list-description'
import { useQuery } from '@tanstack/react-query'
import { Select } from '@/components/ui/controls'

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

interface ChoiceBoxProps {
  choice: ListChoice
  chosen: string
  onChoose: (value: string) => void
}

/** A filter's choices as rows have them; the chosen one is there before the others are known. */
export function ChoiceBox({ choice, chosen, onChoose }: ChoiceBoxProps) {
  const { data: options = [] } = useQuery(choice.options)
  const unknown = chosen !== 'all' && !options.some(({ value }) => value === chosen)
  return (
    <label>
      {choice.label}
      <Select className="control-small" value={chosen} onChange={(event) => onChoose(event.target.value)}>
        <option value="all">All</option>
        {unknown && <option value={chosen}>{choice.shape ? '…' : chosen}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </label>
  )
}
