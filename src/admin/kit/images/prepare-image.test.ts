import { describe, expect, it } from 'vitest'
import { assertAccepted, largestFile, ImageRefused } from '@/admin/kit/images/prepare-image'

const refusal = (type: string, size = 1000) => {
  try {
    assertAccepted({ type, size })
  } catch (error) {
    if (error instanceof ImageRefused) return error.message
    throw error
  }
  return undefined
}

describe('a file', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])('of the type %s is accepted', (type) => {
    expect(refusal(type)).toBeUndefined()
  })

  it.each([
    ['image/gif', /GIF/],
    ['image/svg+xml', /SVG/],
    ['application/pdf', /PDF/],
    ['image/heic', /HEIC/],
    ['text/html', /not an image/],
    ['', /not an image/],
  ])('of the type %j is rejected with advice', (type, words) => {
    expect(refusal(type)).toMatch(words)
  })

  it('is rejected if it is empty or too large, with the limit', () => {
    expect(refusal('image/jpeg', 0)).toBe('This file is empty.')
    expect(refusal('image/jpeg', largestFile + 1)).toMatch('the limit is 25 MB')
  })
})
