import { Cell, HeadCell, NameCell, Table, TableRow } from '@/admin/kit/list/table'
import { type Columns, type ListedPerson } from '@/admin/leads/import/columns'
import { type Field as ColumnField, fieldLabels } from '@/admin/leads/import/headings'
import type { CsvRow } from '@/admin/leads/import/read-csv'
import { Checkbox, Select } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

interface ImportColumnsProps {
  rows: readonly CsvRow[]
  columns: Columns
  offered: readonly ColumnField[]
  onChange: (fields: readonly ColumnField[]) => void
  onTitled: (titled: boolean) => void
}

/** What each column was taken for, beside its first values; each can be changed. */
export function ImportColumns({ rows, columns, offered, onChange, onTitled }: ImportColumnsProps) {
  const { titled, fields } = columns
  const values = titled ? rows.slice(1) : rows
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-semibold">What each column contains</legend>
      <Checkbox checked={titled} onChange={({ target }) => onTitled(target.checked)}>
        The first line has headings
      </Checkbox>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((field, column) => (
          <Field
            // The columns keep their place.
            key={column}
            label={(titled && rows[0]?.values[column]?.trim()) || `Column ${column + 1}`}
            help={firstValues(values, column)}
            className="min-w-0 wrap-anywhere"
          >
            {(inputProps) => (
              <Select
                {...inputProps}
                compact
                value={field}
                onChange={({ target }) =>
                  onChange(fields.map((other, at) => (at === column ? (target.value as ColumnField) : other)))
                }
              >
                {offered.map((choice) => (
                  <option key={choice} value={choice}>
                    {fieldLabels[choice]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}

/** 'aina@example.com, kumar@example.com' */
function firstValues(rows: readonly CsvRow[], column: number): string {
  const found = rows.slice(0, 50).flatMap(({ values }) => values[column]?.trim() || [])
  return found.length === 0
    ? 'Empty'
    : found
        .slice(0, 2)
        .map((value) => (value.length > 60 ? `${value.slice(0, 60)}…` : value))
        .join(', ')
}

const persons = ['email', 'name', 'phone', 'company', 'note', 'consent'] as const

/** The first people as they will be stored. */
export function FirstPeople({
  people,
  fields,
}: {
  people: readonly ListedPerson[]
  fields: readonly ColumnField[]
}) {
  if (people.length === 0) return null
  const isNamed = fields.includes('first') || fields.includes('last')
  const [main = 'email', ...others] = persons.filter(
    (field) => fields.includes(field) || (field === 'name' && isNamed),
  )
  return (
    <div className="grid gap-2">
      <h3 className="text-h4 font-semibold">The first people</h3>
      <Table
        label="The first people"
        head={
          <>
            <HeadCell>{fieldLabels[main]}</HeadCell>
            {others.map((field) => (
              <HeadCell key={field}>{fieldLabels[field]}</HeadCell>
            ))}
          </>
        }
      >
        {people.slice(0, 5).map((person) => (
          <TableRow key={person.line}>
            <NameCell>{person[main] || 'Not given'}</NameCell>
            {others.map((field) => (
              <Cell key={field} label={fieldLabels[field]} kind="long">
                {person[field]}
              </Cell>
            ))}
          </TableRow>
        ))}
      </Table>
    </div>
  )
}
