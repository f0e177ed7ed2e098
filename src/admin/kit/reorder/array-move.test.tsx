import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrayMove, placeUnder } from '@/admin/kit/reorder/reorder-rows'

describe('an entry moved by arrayMove', () => {
  it('is at its new index, and the others keep their order', () => {
    expect(arrayMove(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(arrayMove(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  })

  it('stays in place if the target is out of range', () => {
    const list = ['a', 'b']
    for (const [from, to] of [
      [0, -1],
      [1, 2],
      [0, 0],
      [5, 0],
    ] as const)
      expect(arrayMove(list, from, to)).toBe(list)
  })

  it('never loses or duplicates an entry', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.nat(20), fc.nat(20), (list, from, to) => {
        expect(arrayMove(list, from, to).toSorted()).toEqual(list.toSorted())
      }),
    )
  })
})

describe('the index under a pointer', () => {
  const boxes = [0, 50, 100].map((top) => ({ top, height: 50 }))
  it.each([
    [-20, 0],
    [10, 0],
    [60, 1],
    [149, 2],
    [900, 2],
  ])('at %d is %d', (y, place) => {
    expect(placeUnder(y, boxes)).toBe(place)
  })
})
