// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine } from '@/admin/kit/list/csv-export'
import { peopleOfCsv, parseCsv } from '@/admin/leads/subscribers/parse-csv'

describe('a CSV file', () => {
  it('can have quotes, doubled quotes, quoted line breaks, and any kind of line ending', () => {
    expect(parseCsv('\uFEFFa,"b ""c"", d"\r\n\r\n"two\r\nlines",e\rf,\ng')).toEqual([
      { line: 1, values: ['a', 'b "c", d'] },
      { line: 3, values: ['two\r\nlines', 'e'] },
      { line: 5, values: ['f', ''] },
      { line: 6, values: ['g'] },
    ])
  })

  it.each([
    ['semicolons', 'email;name\na@b.test;Tan, Mei'],
    ['tabs', 'email\tname\na@b.test\tTan, Mei'],
  ])('can have %s between its values', (_, text) => {
    expect(parseCsv(text)[1]?.values).toEqual(['a@b.test', 'Tan, Mei'])
  })

  it('that the admin exported is read back unchanged', () => {
    const value = fc.string().filter((text) => !/^[=+\-@\t\r]/.test(text))
    fc.assert(
      fc.property(fc.array(fc.array(value, { minLength: 2, maxLength: 4 }), { maxLength: 5 }), (rows) => {
        const kept = rows.filter((values) => values.some((text) => text.trim()))
        const text = `email,name,consent\r\n${rows.map(csvLine).join('')}`
        expect(
          parseCsv(text)
            .slice(1)
            .map(({ values }) => values),
        ).toEqual(kept)
      }),
    )
  })

  it('can have 20,000 lines', () => {
    const lines = Array.from({ length: 20_000 }, (_, n) => `reader-${n}@example.test,"Tan, ${n}"`)
    expect(peopleOfCsv(lines.join('\n'))).toHaveLength(20_000)
  })
})

describe('the people of a file', () => {
  it('are found by its headings, in any order', () => {
    const text = "Consent,E-mail address,Full name\nOn paper,aina@b.test,'=Aina\n"
    expect(peopleOfCsv(text)).toEqual([{ line: 2, email: 'aina@b.test', name: '=Aina', consent: 'On paper' }])
  })

  it('are email, name and consent without headings', () => {
    expect(peopleOfCsv('aina@b.test\nmei@b.test, Mei ,By phone')).toEqual([
      { line: 1, email: 'aina@b.test', name: '', consent: '' },
      { line: 2, email: 'mei@b.test', name: 'Mei', consent: 'By phone' },
    ])
    expect(peopleOfCsv('')).toEqual([])
  })
})
