import { withoutApostrophe } from '@/admin/kit/list/csv-export'
import { type Field, fieldOfHeading } from '@/admin/leads/import/headings'
import type { CsvRow } from '@/admin/leads/import/read-csv'
import { isEmail, isPhone, plainContact } from '@/lib/contact-detail'

/** What each column contains. */
export interface Columns {
  /** The first row has headings. */
  titled: boolean
  fields: readonly Field[]
}

/** One person of a list; what the list does not say is ''. */
export interface ListedPerson extends Record<Exclude<Field, '' | 'first' | 'last'>, string> {
  line: number
  /** The line as the file has it. */
  text: string
  unclosed: boolean
}

/** The rows by which columns without a known heading are judged. */
const sampled = 50

const mobileInExcel = /^1\d{8,9}$/
const date = /^\d{1,4}-\d{1,2}-\d{1,4}( .*)?$/

/** 'email' or 'phone' if most values of a column are. */
function fieldOfValues(rows: readonly CsvRow[], column: number): Field {
  const values = rows.flatMap(({ values: all }) => plainContact(all[column] ?? '') || [])
  const most = (matches: (value: string) => boolean) =>
    values.length > 0 && values.filter(matches).length * 2 >= values.length
  if (most(isEmail)) return 'email'
  return most((value) => (isPhone(value) || mobileInExcel.test(value)) && !date.test(value)) ? 'phone' : ''
}

/**
 * What the columns contain, by their headings, else by their values. `offered` are the possible fields, and
 * `untitled` those of columns without headings, in order, beside addresses and numbers.
 */
export function columnsOf(
  rows: readonly CsvRow[],
  offered: readonly Field[],
  untitled: readonly Field[],
  headed?: boolean,
): Columns {
  const [first, ...rest] = rows
  if (!first) return { titled: false, fields: [] }
  const width = rows.slice(0, sampled).reduce((most, { values }) => Math.max(most, values.length), 0)
  const all = Array.from({ length: width }, (_, column) => column)
  const headings = all.map((column) => fieldOfHeading(first.values[column] ?? ''))
  const isContact = (value: string) => isEmail(plainContact(value)) || isPhone(plainContact(value))
  // Headings in words that we do not know stand above a column of addresses.
  const isAbove = first.values.length === width && width > 1
  const titled =
    headed ??
    (!first.values.some(isContact) &&
      (headings.some(Boolean) ||
        (isAbove && all.some((column) => fieldOfValues(rest.slice(0, sampled), column) === 'email'))))
  const sample = (titled ? rest : rows).slice(0, sampled)
  const found = all.map((column) => {
    const heading = (titled && headings[column]) || ''
    // 'Contact' and 'Customer' are as often an address or a number.
    const field = (heading === 'name' && fieldOfValues(sample, column)) || heading
    return offered.includes(field) ? field : ''
  })
  const add = (column: number, field: Field) => {
    if (found[column] === '' && offered.includes(field)) found[column] = field
  }
  for (const field of ['email', 'phone'] as const) {
    // Below a heading a row of digits can be anything.
    if (found.includes(field) || (titled && field === 'phone')) continue
    for (const column of all) if (fieldOfValues(sample, column) === field) add(column, field)
  }
  if (!titled) {
    if (!found.includes('email') && !found.includes('phone')) add(0, 'email')
    const free = all.filter((column) => found[column] === '')
    for (const [at, column] of free.entries()) add(column, untitled[at] ?? '')
  }
  return { titled, fields: found }
}

/** Google Contacts writes several addresses or numbers of one kind into one value. */
const firstOf = (value: string) => value.split(' ::: ')[0] ?? ''
const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim()

function personOf({ line, values, unclosed }: CsvRow, fields: readonly Field[]): ListedPerson {
  const of = (field: Field) =>
    values.flatMap((value, column) =>
      fields[column] === field ? withoutApostrophe(value.trim()).trim() || [] : [],
    )
  const first = (field: Field) => oneLine(of(field)[0] ?? '')
  return {
    line,
    text: oneLine(values.filter((value) => value.trim()).join(', ')),
    unclosed: unclosed === true,
    email: plainContact(firstOf(first('email'))),
    name: first('name') || oneLine([...of('first'), ...of('last')].join(' ')),
    company: first('company'),
    // Excel drops the 0 of a mobile number.
    phone: plainContact(firstOf(first('phone'))).replace(mobileInExcel, '0$&'),
    note: of('note').join('\n'),
    consent: first('consent'),
    subscribed: first('subscribed'),
  }
}

/** The people of a list whose columns contain `columns`: first and last names are joined. */
export const peopleOf = (rows: readonly CsvRow[], { titled, fields }: Columns): ListedPerson[] =>
  (titled ? rows.slice(1) : rows).map((row) => personOf(row, fields))
