import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPhone } from '@/lib/contact-detail'
import { internationalDigits, isMalaysianMobile } from '@/lib/phone-number'
import { foreignNumbers, malaysianNumber } from '@tests/support/phone-oracle'

describe('the digits of a phone number', () => {
  it('are the same for a Malaysian mobile with any spacing and prefix', () => {
    const gaps = fc.array(fc.constantFrom('', ' ', '-', '.'), { minLength: 9, maxLength: 9 })
    fc.assert(
      fc.property(
        fc.stringMatching(/^1[0-9]{8}$/),
        fc.constantFrom('0', '60', '+60', '+60 ', '0060', '+60 (0)', '+60-'),
        gaps,
        (number, begin, between) => {
          const spaced = [...number].map((digit, index) => digit + (between[index] ?? '')).join('')
          expect(internationalDigits(begin + spaced)).toBe(`60${number}`)
        },
      ),
    )
  })

  it("are those of Google's library for every Malaysian range, in every spelling", () => {
    const ranges = ['03', '04', '05', '06', '07', '08', '09', '010', '011', '012', '013', '014', '015', '016']
    const national = fc
      .tuple(fc.constantFrom(...ranges, '017', '018', '019', '1300', '1800'), fc.stringMatching(/^\d{6,8}$/))
      .map(([range, rest]) => range + rest)
    let valid = 0
    fc.assert(
      fc.property(national, (written) => {
        const number = malaysianNumber(written)
        if (!number) return
        valid += 1
        for (const spelling of [...number.spellings, written]) {
          expect(internationalDigits(spelling), spelling).toBe(number.digits)
          expect(isPhone(spelling), spelling).toBe(true)
        }
      }),
      { numRuns: 2000 },
    )
    expect(valid).toBeGreaterThan(200)
  })

  it("are those of Google's library for landlines and mobiles of more than 40 countries", () => {
    expect(foreignNumbers.length).toBeGreaterThan(80)
    for (const { digits, spellings } of foreignNumbers)
      for (const spelling of spellings) {
        expect(internationalDigits(spelling), spelling).toBe(digits)
        expect(isPhone(spelling), spelling).toBe(true)
      }
  })

  it.each([
    ['60123456789', true],
    ['601112345678', true],
    ['60312345678', false],
    ['6012345678', false],
    ['8823412345678', false],
    ['6512345678', false],
  ])('%s can be sent an SMS: %s', (digits, mobile) => {
    expect(isMalaysianMobile(digits)).toBe(mobile)
  })
})
