// @vitest-environment jsdom
import fc from 'fast-check'
import { refusal, requests, serve } from '@tests/support/fake-server'
import { beforeEach, describe, expect, it } from 'vitest'
import { csvLine, csvValue, exportCsv, withoutApostrophe } from '@/admin/kit/list/csv-export'
import type { Listing } from '@/admin/kit/list/list-description'

interface Person {
  id: string
  email: string
  subscribed_at: string
}

const listing: Listing<Person> = {
  name: 'people',
  path: '/admin/people',
  table: 'newsletter_subscribers',
  names: { title: 'People', one: 'person', many: 'people' },
  rowLabel: ({ email }) => email,
  deletable: false,
  opens: false,
  links: [],
  fields: ['id', 'email', 'subscribed_at'],
  columns: [
    { id: 'email', header: 'Email', cell: ({ email }) => email },
    { id: 'actions', header: 'Answer', cell: () => [], csv: false },
    { id: 'since', header: 'Since', cell: () => [], csv: ({ subscribed_at: at }) => at },
  ],
  defaultSort: { id: 'since', descending: true },
  csv: { newest: 'subscribed_at', more: [{ header: 'Name', csv: ({ id }) => `Name of ${id}` }] },
  empty: { title: '', text: '' },
}
const view = { search: '', filters: {} }
const day = (index: number) => `2026-01-${String((index % 28) + 1).padStart(2, '0')}T00:00:00+00:00`
const person = (index: number): Person => ({
  id: `${String((index * 7919) % 100_000).padStart(8, '0')}-0000-4000-8000-000000000000`,
  email: `p${index}@example.test`,
  subscribed_at: day(index),
})
const newestFirst = (a: Person, b: Person) =>
  b.subscribed_at.localeCompare(a.subscribed_at) || a.id.localeCompare(b.id)

let people: Person[]
/** The project's setting 'Max rows'. */
let maxRows: number
/** The rows after the last one that was read. */
const nextRows = ({ params }: { params: URLSearchParams }) => {
  const [, last = ''] = /^gt\.(.*)$/.exec(params.get('id') ?? '') ?? []
  return people
    .filter(({ id }) => id > last)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .slice(0, Math.min(maxRows, Number(params.get('limit'))))
}

beforeEach(() => {
  maxRows = 1000
  people = Array.from({ length: 5_500 }, (_, index) => person(index))
  serve(listing.table, nextRows)
})

const linesOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
const emailsIn = (text: string) =>
  linesOf(text)
    .slice(1)
    .map((line) => line.split(',')[0])

describe('the CSV export', () => {
  it('has the list’s columns with their export values, then the export-only columns', async () => {
    people = [person(1)]
    const { text } = await exportCsv(listing, view)
    const { id, email, subscribed_at: at } = person(1)
    expect(linesOf(text)).toEqual(['Email,Since,Name', `${email},${at},Name of ${id}`])
  })

  it('contains every row once, newest first, after a byte order mark and a header', async () => {
    const { text, rows } = await exportCsv(listing, view)
    expect(rows).toBe(5_500)
    expect(text).toMatch(/^\uFEFFEmail,/)
    expect(emailsIn(text)).toEqual(people.toSorted(newestFirst).map(({ email }) => email))
  })

  it.each([1, 500, 999])('contains every row of a project that returns %i rows at once', async (limited) => {
    people = people.slice(0, limited * 2 + 1)
    maxRows = limited
    const { text, rows } = await exportCsv(listing, view)
    expect(rows).toBe(people.length)
    expect(emailsIn(text)).toEqual(people.toSorted(newestFirst).map(({ email }) => email))
  })

  it('ends with the first response without rows', async () => {
    people = people.slice(0, 900)
    expect((await exportCsv(listing, view)).rows).toBe(900)
    expect(requests).toHaveLength(2)
  })

  it('stops at the first failed response', async () => {
    serve(listing.table, (request) =>
      requests.length > 2 ? refusal('no answer', { status: 500 }) : nextRows(request),
    )
    await expect(exportCsv(listing, view)).rejects.toThrow('The server has a problem')
    expect(requests).toHaveLength(3)
  })
})

describe('a CSV value', () => {
  it.each(['=1+1', '+60 12-345 6789', '-5', '@SUM(A1)', '\tx', '\rx', '\nx', ' =1+1', '＝1+1', '＠SUM(A1)'])(
    'is escaped if a spreadsheet would read it as a formula: %j',
    (text) => {
      expect(csvValue(text).replace(/^"/, '')).toMatch(/^'/)
    },
  )

  it('is unchanged if a formula character is not at its start', () => {
    expect(csvValue('aisyah+news@example.test')).toBe('aisyah+news@example.test')
  })

  it('is quoted if it contains a comma, a quote or a line break, with its quotes doubled', () => {
    expect(csvValue('Tan, Mei')).toBe('"Tan, Mei"')
    expect(csvValue('the "old" one')).toBe('"the ""old"" one"')
    expect(csvValue('two\nlines')).toBe('"two\nlines"')
    expect(csvValue('=HYPERLINK("x","y")')).toBe(`"'=HYPERLINK(""x"",""y"")"`)
  })

  it('is a moment in Malaysia time that spreadsheets sort, if it is a date', () => {
    expect(csvValue(new Date('2026-12-31T16:05:59Z'))).toBe('2027-01-01 00:05')
  })

  it('that got an apostrophe is read back without it', () => {
    const start = fc.constantFrom('', '=', '+', '-', '@', ' =', '＝', 'a')
    fc.assert(
      fc.property(start, fc.stringMatching(/^[\w ,.]*$/), (sign, rest) => {
        const value = csvValue(sign + rest).replace(/^"(.*)"$/s, '$1')
        expect(withoutApostrophe(value)).toBe(sign + rest)
      }),
    )
  })

  it('keeps numbers and booleans, and writes null as empty', () => {
    expect(csvLine([-5, true, null, ''])).toBe('-5,true,,\r\n')
  })
})
