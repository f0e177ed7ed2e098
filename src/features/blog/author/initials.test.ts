import { describe, expect, it } from 'vitest'
import { initialsOf } from '@/features/blog/author/initials'

describe('the initials of an author', () => {
  it.each([
    ['Farah Idris', 'FI'],
    ['Teoh Wan Qi', 'TQ'],
    ['Madonna', 'M'],
    ['  “aishah”   binti (Omar) ', 'AO'],
    ['陈 伟', '陈伟'],
    ['e\u0301ric zola', 'E\u0301Z'],
    ['***', ''],
    ['', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
