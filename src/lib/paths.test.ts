import { describe, expect, it } from 'vitest'
import { absoluteUrl, normalisePath } from '@/lib/paths'

describe('paths', () => {
  it.each([
    ['/', '/'],
    ['/pricing', '/pricing'],
    ['/pricing/', '/pricing'],
    ['/blog//', '/blog'],
    ['//', '/'],
  ])('%s is %s', (given, expected) => {
    expect(normalisePath(given)).toBe(expected)
  })

  it('builds absolute URLs without a trailing slash, except for Home', () => {
    expect(absoluteUrl('/')).toMatch(/^https?:\/\/[^/]+\/$/)
    expect(absoluteUrl('/pricing/')).toMatch(/^https?:\/\/[^/]+\/pricing$/)
  })
})
