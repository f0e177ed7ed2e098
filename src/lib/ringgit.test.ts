import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostSen, parseRinggit, ringgit, ringgitField } from '@shared/money/ringgit'

const anyAmount = fc.integer({ min: 0, max: mostSen })

describe('ringgit', () => {
  it('formats sen as ringgit with two decimals', () => {
    expect(ringgit(250_000)).toBe('RM2,500.00')
    expect(ringgit(5)).toBe('RM0.05')
    expect(ringgit(0)).toBe('RM0.00')
    expect(ringgit(-123_456_789)).toBe('-RM1,234,567.89')
    expect(ringgit(mostSen)).toBe('RM99,999,999.99')
  })

  it('formats a field without commas', () => {
    expect(ringgitField(250_050)).toBe('2500.50')
    expect(ringgitField(7)).toBe('0.07')
  })
})

describe('a typed amount', () => {
  it.each([
    ['2500', 250_000],
    ['2,500.50', 250_050],
    ['2,500.5', 250_050],
    ['RM 2,500.50', 250_050],
    ['rm1234567.89', 123_456_789],
    ['MYR 0.07', 7],
    [' 0 ', 0],
    ['0.29', 29],
    ['1.15', 115],
    ['99,999,999.99', mostSen],
  ])('%j is %i sen', (typed, sen) => {
    expect(parseRinggit(typed)).toBe(sen)
  })

  it.each([
    '',
    'RM',
    '-1',
    '2,50',
    '2,5000',
    ',500',
    '1.234',
    '1.',
    '.5',
    '1e3',
    '2 500',
    '1,000,00',
    '٢',
    '100,000,000',
  ])('%j is rejected', (typed) => {
    expect(parseRinggit(typed)).toBeUndefined()
  })

  it('survives formatting and parsing to the last sen, for any amount', () => {
    fc.assert(
      fc.property(anyAmount, (sen) => {
        expect(parseRinggit(ringgit(sen))).toBe(sen)
        expect(parseRinggit(ringgitField(sen))).toBe(sen)
      }),
    )
  })
})
