import { describe, expect, it } from 'vitest'
import { phaseBeats } from '@/features/services/niche/process-beats'

const score = (count: number) => Array.from({ length: count }, (_, index) => phaseBeats(index, count))

describe('the beats of a process', () => {
  it('run from the first to the sixteenth, each phase begun where the last one ends', () => {
    expect(score(3)).toEqual([
      [1, 5],
      [5, 11],
      [11, 16],
    ])
    expect(score(4)).toEqual([
      [1, 4],
      [4, 8],
      [8, 12],
      [12, 16],
    ])
  })

  it('are all sixteen for a single phase', () => {
    expect(score(1)).toEqual([[1, 16]])
  })
})
