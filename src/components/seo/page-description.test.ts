import { describe, expect, it } from 'vitest'
import { describePage, shorten } from '@/components/seo/page-description'

describe('the description of a page', () => {
  it('adds texts until it is long enough, skipping missing ones', () => {
    const enough =
      'Guests book with the house itself and know the boat before they pay for a night of their own. '
    expect(describePage(['Short.', null, enough.trim(), 'Not needed.'])).toBe(`Short. ${enough.trim()}`)
  })

  it('is never longer than search results show', () => {
    const description = describePage(['word '.repeat(400)])
    expect(description.length).toBeLessThanOrEqual(158)
    expect(description).toMatch(/word…$/)
  })
})

describe('a shortened text', () => {
  it('ends after a whole word, without a comma before the ellipsis', () => {
    expect(shorten('Nine rooms, one long dusk', 25)).toBe('Nine rooms, one long dusk')
    expect(shorten('Nine rooms, one long dusk', 13)).toBe('Nine rooms…')
    expect(shorten('Pneumonoultramicroscopic', 10)).toBe('Pneumonou…')
  })
})
