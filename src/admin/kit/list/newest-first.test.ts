import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newestFirst } from '@/admin/kit/list/newest-first'

it('batches in any order become one list, newest first, with every line in it', async () => {
  const batches = fc.array(fc.array(fc.integer({ min: 10, max: 59 }), { maxLength: 40 }), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(batches, async (given) => {
      const lines = newestFirst()
      for (const batch of given) lines.add(batch.map((minute) => ({ at: `10:${minute}`, text: `${minute}` })))
      const all = await lines.all(async () => undefined)
      expect(all.map(({ text }) => Number(text))).toEqual(given.flat().toSorted((a, b) => b - a))
    }),
  )
})
