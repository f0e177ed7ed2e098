// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine } from '@/admin/kit/list/csv-export'
import { readCsv } from '@/admin/leads/import/read-csv'

const valuesOf = async (text: string) => (await readCsv(text)).map(({ values }) => values)

describe('a CSV file', () => {
  it('can have quotes, doubled quotes, quoted line breaks, and any kind of line ends', async () => {
    expect(await readCsv('a,"b ""c"", d"\r\n\r\n"two\r\nlines",e\rf,\ng')).toEqual([
      { line: 1, values: ['a', 'b "c", d'] },
      { line: 3, values: ['two\nlines', 'e'] },
      { line: 5, values: ['f', ''] },
      { line: 6, values: ['g'] },
    ])
  })

  it.each([
    ['commas', 'email,name\na@b.test,"Tan, Mei"'],
    ['semicolons', 'email;name\na@b.test;Tan, Mei'],
    ['tabs', 'email\tname\na@b.test\tTan, Mei'],
    ['bars', 'email|name\na@b.test|Tan, Mei'],
    ['semicolons without headings', 'a@b.test;Tan, Mei\nc@b.test;Lim, Wei'],
    ["a separator declared by Excel's first line", 'sep=;\nemail;name\na@b.test;Tan, Mei'],
  ])('can have %s between its values', async (_, text) => {
    expect(await valuesOf(text)).toContainEqual(['a@b.test', 'Tan, Mei'])
  })

  it('can have values on a few lines only', async () => {
    const text = 'a@b.test\nb@b.test\nc@b.test;Mei\nd@b.test'
    expect(await valuesOf(text)).toContainEqual(['c@b.test', 'Mei'])
  })

  it('counts the line that declares the separator', async () => {
    expect((await readCsv('sep=;\r\nemail;name')).map(({ line }) => line)).toEqual([2])
  })

  it('with a quotation mark that is never closed is read, and the line is marked', async () => {
    const rows = await readCsv('email,name\na@b.test,"Mei\nb@b.test,Wei\n')
    expect(rows.map(({ line, unclosed }) => [line, unclosed])).toEqual([
      [1, undefined],
      [2, true],
    ])
  })

  it('that the admin exported is read back, with any text and each line once', async () => {
    const value = fc
      .string({ unit: 'grapheme' })
      .filter((text) => !/^\s*[=+\-@＝＋－＠]|^[\t\r\n]|\r/.test(text))
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(value, { minLength: 2, maxLength: 4 }), { maxLength: 5 }),
        async (rows) => {
          const kept = rows.filter((values) => values.some((text) => text.trim()))
          const text = `email,name,consent\r\n${rows.map(csvLine).join('')}`
          expect((await valuesOf(text)).slice(1)).toEqual(kept)
        },
      ),
    )
  })

  it('can have 20,000 lines, each with its number', async () => {
    const lines = Array.from({ length: 20_000 }, (_, n) => `reader-${n}@example.test,"Tan,\n${n}"`)
    const rows = await readCsv(lines.join('\n'))
    expect(rows).toHaveLength(20_000)
    expect(rows.at(-1)).toEqual({ line: 39_999, values: ['reader-19999@example.test', 'Tan,\n19999'] })
  })
})
