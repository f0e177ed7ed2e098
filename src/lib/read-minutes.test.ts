import { expect, it } from 'vitest'
import { readMinutes } from '@/lib/read-minutes'

it('the reading time of an article is the stored one, or five minutes', () => {
  expect([7, 1, null].map(readMinutes)).toEqual([7, 1, 5])
})
