import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import type { ListChoice, ListFilter, Listing } from '@/admin/kit/list/list-description'
import { amount } from '@/admin/kit/format/amount'
import { sortOf, type ListView } from '@/admin/kit/list/list-view'
import { FilterPill } from '@/admin/kit/screen/filter-pill'
import { TextButton } from '@/admin/kit/screen/text-button'
import { LoadFailed } from '@/admin/kit/screen/load-failed'
import { Select } from '@/components/ui/controls'

interface ListFiltersProps<Row extends { id: string }> {
  resource: Listing<Row>
  view: ListView
  addressOf: (change: Partial<ListView>) => string
  change: (change: Partial<ListView>) => void
  /** The number of rows, at the end of the line. */
  children: ReactNode
}

/** The list's filters and sort order. On a phone they expand from a line that shows what is chosen. */
export function ListFilters<Row extends { id: string }>(props: ListFiltersProps<Row>) {
  const { resource, view, addressOf, change, children } = props
  const { filters = [], choices = [], columns } = resource
  const id = useId()
  const [open, setOpen] = useState(false)
  const sort = sortOf(resource, view)
  const sortable = columns.filter(({ sortBy }) => sortBy)
  const chosen = (name: string) => view.filters[name] ?? 'all'
  const [first, ...others] = filters
  const shown = first && optionsOf(first).find(({ value }) => value === chosen(first.name))?.label
  const more = [...others, ...choices].filter(({ name }) => chosen(name) !== 'all').length
  return (
    <div className="mb-2 gap-x-6 gap-y-3 md:mb-3 md:flex md:flex-wrap md:items-center">
      <div className="flex min-h-11 items-center justify-between gap-4 md:order-last md:ml-auto">
        <TextButton
          className="inline-flex min-h-11 items-center gap-1.5 text-left md:hidden"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {shown ? `${first.label}: ${shown}` : 'Filter and sort'}
          {more > 0 && `, ${amount(more, 'more filter', 'more filters')}`}
          <ChevronDown size={16} aria-hidden="true" className={open ? 'rotate-180' : ''} />
        </TextButton>
        {children}
      </div>
      <div
        id={id}
        className={`flex flex-wrap items-center gap-x-8 gap-y-3 max-md:pb-4 md:contents ${open ? '' : 'max-md:hidden'}`}
      >
        {filters.map((filter) => (
          <FilterBar
            key={filter.name}
            filter={filter}
            chosen={chosen(filter.name)}
            addressOf={(value) => addressOf({ filters: { ...view.filters, [filter.name]: value } })}
            onChoose={(value) => change({ filters: { ...view.filters, [filter.name]: value } })}
          />
        ))}
        {choices.map((choice) => (
          <ChoiceBox
            key={choice.name}
            choice={choice}
            chosen={chosen(choice.name)}
            onChoose={(value) => change({ filters: { ...view.filters, [choice.name]: value } })}
          />
        ))}
        {sortable.length > 0 && (
          <label className="flex w-full items-center gap-3 font-semibold md:hidden">
            Sort
            <Select
              compact
              className="font-normal"
              value={`${sort.id} ${sort.descending}`}
              onChange={({ target: { value } }) => {
                const [column = '', descending] = value.split(' ')
                change({ sort: { id: column, descending: descending === 'true' } })
              }}
            >
              {sortable.flatMap(({ id: column, header }) =>
                [false, true].map((descending) => (
                  <option key={`${column} ${descending}`} value={`${column} ${descending}`}>
                    {header}, {descending ? 'descending' : 'ascending'}
                  </option>
                )),
              )}
            </Select>
          </label>
        )}
      </div>
    </div>
  )
}

const optionsOf = ({ all, options }: ListFilter) => [{ value: 'all', label: all?.label ?? 'All' }, ...options]

interface FilterBarProps {
  filter: ListFilter
  chosen: string
  addressOf: (value: string) => string
  onChoose: (value: string) => void
}

const mostPills = 7

/** A filter's choices as links, each with its own URL. Many choices become a select, which takes one line. */
function FilterBar({ filter, chosen, addressOf, onChoose }: FilterBarProps) {
  const id = useId()
  const options = optionsOf(filter)
  if (filter.asSelect || options.length > mostPills)
    return <FilterSelect label={filter.label} options={options} chosen={chosen} onChoose={onChoose} />
  return (
    <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="text-ink-2 max-md:w-full" id={id}>
        {filter.label}
      </span>
      {options.map(({ value, label }) => (
        <FilterPill key={value} to={addressOf(value)} aria-current={value === chosen ? 'true' : undefined}>
          {label}
        </FilterPill>
      ))}
    </div>
  )
}

interface ChoiceBoxProps {
  choice: ListChoice
  chosen: string
  onChoose: (value: string) => void
}

/** A filter's choices from rows; the chosen one is shown before the others have loaded. */
function ChoiceBox({ choice, chosen, onChoose }: ChoiceBoxProps) {
  const found = useQuery(choice.options)
  const { data = [] } = found
  const unknown = chosen !== 'all' && !data.some(({ value }) => value === chosen)
  const options = [
    { value: 'all', label: 'All' },
    ...(unknown ? [{ value: chosen, label: '…' }] : []),
    ...data,
  ]
  return (
    <>
      <FilterSelect label={choice.label} options={options} chosen={chosen} onChoose={onChoose} />
      <LoadFailed query={found} what={`The choices of “${choice.label}”`} />
    </>
  )
}

interface FilterSelectProps {
  label: string
  options: ReadonlyArray<{ value: string; label: string }>
  chosen: string
  onChoose: (value: string) => void
}

const FilterSelect = ({ label, options, chosen, onChoose }: FilterSelectProps) => (
  <label className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
    {label}
    <Select
      compact
      className="w-auto max-w-44"
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
    >
      {options.map(({ value, label: name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </Select>
  </label>
)
