import { useQuery } from '@tanstack/react-query'
import { historyPeopleQuery, type HistoryFilter } from '@/admin/kit/history/history-query'
import { tableWords } from '@/admin/kit/history/table-words'
import { malaysiaDay } from '@/lib/dates'
import { Input, Select } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

interface HistoryFiltersProps {
  filter: HistoryFilter
  onChange: (part: Partial<HistoryFilter>) => void
}

export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const people = useQuery(historyPeopleQuery)
  return (
    <div className="history-filters">
      <Field label="What">
        {(wiring) => (
          <Select
            {...wiring}
            className="control-small"
            value={filter.table ?? ''}
            onChange={(event) => onChange({ table: event.target.value, row: undefined })}
          >
            <option value="">Everything</option>
            {Object.entries(tableWords).map(([table, { many }]) => (
              <option key={table} value={table}>
                {many}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Who">
        {(wiring) => (
          <Select
            {...wiring}
            className="control-small"
            value={filter.person ?? ''}
            onChange={(event) => onChange({ person: event.target.value })}
          >
            <option value="">Everybody</option>
            {people.data?.map(({ id, email }) => (
              <option key={id} value={id}>
                {email || 'A former account'}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Day">
        {(wiring) => (
          <Input
            {...wiring}
            type="date"
            className="control-small"
            max={malaysiaDay(new Date())}
            value={filter.day ?? ''}
            onChange={(event) => onChange({ day: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}
