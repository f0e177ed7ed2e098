import { expect, it } from 'vitest'
import { formAddress, readAbout } from '@/lib/form-address'

it('a link to a form carries the package and industry of its page', () => {
  expect(formAddress({})).toBe('/book-a-call')
  expect(formAddress({ package: 'Amplify' })).toBe('/book-a-call?package=Amplify')
  expect(formAddress({ industry: 'Property & Real Estate' }, '/get-a-quote')).toBe(
    '/get-a-quote?trade=Property+%26+Real+Estate',
  )
})

const read = (address: string) => readAbout(new URL(address, 'https://studio.example').searchParams)

it.each([
  { package: 'Amplify' },
  { industry: 'Property & Real Estate' },
  { package: 'Apex', industry: 'kedai runcit' },
  {},
])('a form reads the link’s values from its URL: %j', (about) => {
  expect(read(formAddress(about))).toEqual({ package: undefined, industry: undefined, ...about })
})

it.each([
  ['trade=%20durian%0Astall.%20', { industry: 'durian stall' }],
  ['trade=<b>hotel</b>', {}],
  ['trade=a%00b%07', {}],
  ['trade=', {}],
  [`trade=${'long '.repeat(50)}`, { industry: 'long '.repeat(20).trim() }],
])('a value is one line without markup, at most 100 characters: %j', (query, about) => {
  expect(read(`?${query}`)).toEqual({ package: undefined, industry: undefined, ...about })
})
