import { expect, it } from 'vitest'
import { formAddress } from '@/lib/form-address'

it('a link to a form carries the package and the trade that its page knows', () => {
  expect(formAddress({})).toBe('/book-a-call')
  expect(formAddress({ package: 'Amplify' })).toBe('/book-a-call?package=Amplify')
  expect(formAddress({ trade: 'Property & Real Estate' }, '/get-a-quote')).toBe(
    '/get-a-quote?trade=Property+%26+Real+Estate',
  )
})
