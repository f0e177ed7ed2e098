import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { malaysiaDay } from '@/lib/dates'
import { ChangeList } from '@/admin/kit/history/change-list'
import { historyPeopleQuery, type HistoryFilter } from '@/admin/kit/history/history-query'
import { useRegistry } from '@/admin/kit/registry/registry'
import { Screen } from '@/admin/kit/screen/screen'
import { ButtonLink } from '@/components/ui/button'
import { Input, Select } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { LoadFailed } from '@/admin/kit/screen/load-failed'
import { StatePanel } from '@/components/ui/state-panel'

/** The history of all changes, newest first, with filters for table, person and time. */
export function HistoryScreen() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { rows, ...given } = Object.fromEntries(new URLSearchParams(search))
  const filter: HistoryFilter = { ...given, ...(rows && { rows: rows.split(',') }) }
  const narrowed = Object.keys(filter).length > 0

  function change(part: Partial<HistoryFilter>) {
    const params = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...filter, ...part }))
      if (value) params.set(name, String(value))
    const query = params.toString()
    void navigate(query ? `${pathname}?${query}` : pathname, { replace: true })
  }

  return (
    <Screen title="History" lead="Who changed what, and when.">
      <HistoryFilters filter={filter} onChange={change} />
      <ChangeList
        key={search}
        filter={filter}
        named
        empty={
          <StatePanel
            kind="empty"
            level={2}
            title={narrowed ? 'No changes found' : 'No changes yet'}
            text={
              narrowed
                ? 'No change matches these filters.'
                : 'The first change made in the admin appears here.'
            }
            action={
              narrowed && (
                <ButtonLink to={pathname} variant="line">
                  Clear Filters
                </ButtonLink>
              )
            }
          />
        }
      />
    </Screen>
  )
}

interface HistoryFiltersProps {
  filter: HistoryFilter
  onChange: (part: Partial<HistoryFilter>) => void
}

function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const people = useQuery(historyPeopleQuery)
  const kinds = [...useRegistry().tables].map(([table, { many }]) => [table, many] as const)
  const accounts = people.data?.map(({ id, email }) => [id, email || 'A former account'] as const)
  return (
    <div className="mb-8 flex flex-wrap gap-x-6 gap-y-4 *:flex-[1_1_9rem] md:*:max-w-56">
      <LoadFailed query={people} what="The accounts" />
      <Choice
        label="What"
        all="Everything"
        value={filter.table}
        options={kinds}
        onChange={(table) => onChange({ table, rows: undefined })}
      />
      <Choice
        label="Who"
        all="Everybody"
        value={filter.person}
        options={accounts ?? []}
        onChange={(person) => onChange({ person })}
      />
      <Field label="Day">
        {(inputProps) => (
          <Input
            {...inputProps}
            type="date"
            compact
            max={malaysiaDay(new Date())}
            value={filter.day ?? ''}
            onChange={(event) => onChange({ day: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}

interface ChoiceProps {
  label: string
  all: string
  value?: string
  options: ReadonlyArray<readonly [value: string, label: string]>
  onChange: (value: string) => void
}

function Choice({ label, all, value = '', options, onChange }: ChoiceProps): ReactNode {
  return (
    <Field label={label}>
      {(inputProps) => (
        <Select {...inputProps} compact value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{all}</option>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
