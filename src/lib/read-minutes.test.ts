import { expect, it } from 'vitest'
import { readMinutes } from '@/lib/read-minutes'

it('an article takes as long to read as is stored, and five minutes where nothing is', () => {
  expect([7, 1, null].map(readMinutes)).toEqual([7, 1, 5])
})
