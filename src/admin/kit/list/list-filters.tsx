import { useEffect, useId, useRef } from 'react'
import type { ListFilter, ListChoice } from '@/admin/kit/list/list-description'
import { FilterPill } from '@/admin/kit/screen/filter-pill'
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
    <div
      role="group"
      aria-labelledby={id}
      className="mr-8 mb-5 inline-flex max-w-full items-center gap-x-3 gap-y-2 align-top max-md:mr-0 max-md:grid max-md:grid-cols-[minmax(0,1fr)]"
    >
      <span className="text-ink-2" id={id}>
        {filter.label}
      </span>
      <div ref={line} className="scroll-line flex min-w-0 gap-2 max-md:py-[5px] md:flex-wrap">
        {[{ value: 'all', label: filter.all?.label ?? 'All' }, ...filter.options].map(({ value, label }) => (
          <FilterPill key={value} to={addressOf(value)} aria-current={value === chosen ? 'true' : undefined}>
            {label}
          </FilterPill>
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
    <label className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
      {choice.label}
      <Select
        compact
        className="w-auto max-w-64 font-normal"
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
      >
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
