import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { internationalDigits, isMalaysianMobile } from '@/lib/phone-number'

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
