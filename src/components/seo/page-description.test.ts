import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
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

  it('uses the whole length where a text has no spaces', () => {
    const excerpt = `Microsoft 365 ${'是一套协助律师事务所与诊所整理客户资料的工具，'.repeat(20)}`
    const short = shorten(excerpt, 158)
    expect(short.length).toBeGreaterThan(150)
    expect(short).toMatch(/^Microsoft 365 是一套.*…$/)
  })

  it('is never longer than asked, is the beginning of the text, and cuts no emoji or accent apart', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.integer({ min: 20, max: 60 }),
        (text, most) => {
          const short = shorten(text, most)
          expect(short.length).toBeLessThanOrEqual(most)
          if (short === text) return
          const kept = short.slice(0, -1)
          expect(text.startsWith(kept)).toBe(true)
          const ends = Array.from(new Intl.Segmenter().segment(text), ({ index }) => index)
          expect([...ends, text.length]).toContain(kept.length)
        },
      ),
    )
  })

  it('works in a browser without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', {})
    expect(shorten('整理客户资料的工具', 5)).toBe('整理客户…')
    vi.unstubAllGlobals()
  })
})
