import { expect, it } from 'vitest'
import { newUuid } from '@/lib/uuid'

it('each new UUID is unique and of version 4', () => {
  const all = Array.from({ length: 1000 }, newUuid)
  expect(new Set(all).size).toBe(1000)
  for (const each of all)
    expect(each).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
