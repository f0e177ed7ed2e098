import { describe, expect, it } from 'vitest'
import { csvLine, csvValue } from '@/admin/kit/list/csv'

describe('a CSV value', () => {
  it.each(['=1+1', '+60 12-345 6789', '-5', '@SUM(A1)', '\tx', '\rx'])(
    'is made inert when a spreadsheet would take it for a formula: %j',
    (text) => {
      expect(csvValue(text).replace(/^"/, '')).toMatch(/^'/)
    },
  )

  it('is left as it is when a formula character stands elsewhere', () => {
    expect(csvValue('aisyah+news@example.test')).toBe('aisyah+news@example.test')
  })

  it('is quoted when it holds a comma, a quote or a line end, its quotes doubled', () => {
    expect(csvValue('Tan, Mei')).toBe('"Tan, Mei"')
    expect(csvValue('the "old" one')).toBe('"the ""old"" one"')
    expect(csvValue('two\nlines')).toBe('"two\nlines"')
    expect(csvValue('=HYPERLINK("x","y")')).toBe(`"'=HYPERLINK(""x"",""y"")"`)
  })

  it('writes numbers and truth as they are, and nothing as nothing', () => {
    expect(csvLine([-5, true, null, ''])).toBe('-5,true,,\r\n')
  })
})
