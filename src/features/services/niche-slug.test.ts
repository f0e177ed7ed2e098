import { describe, expect, it } from 'vitest'
import { addressSlug, addressText, bestMatch, slugCandidates } from '@/features/services/niche-slug'

describe('the slug in a URL', () => {
  it('is tried as given, then with for-', () => {
    expect(slugCandidates('law-firm')).toEqual(['law-firm', 'for-law-firm'])
    expect(slugCandidates('for-law-firms')).toEqual(['for-law-firms'])
  })

  it('is lower-cased and trimmed', () => {
    expect(addressSlug(' Law-Firm ')).toBe('law-firm')
    expect(addressSlug(undefined)).toBe('')
  })

  it('is shown decoded, or unchanged if it cannot be decoded', () => {
    expect(addressText('kedai%20runcit')).toBe('kedai runcit')
    expect(addressText('%20')).toBe('')
    expect(addressText('100%')).toBe('100%')
  })

  it.each(['', 'a)b', 'law,firm', '{x}', 'two words', '-law', 'x'.repeat(81)])(
    'has no candidates for %j',
    (slug) => {
      expect(slugCandidates(slug)).toEqual([])
    },
  )
})

describe('the page of a slug', () => {
  const law = { slug: 'law-firm', aliases: ['for-law-firm', 'for-law-firms'] }
  const odd = { slug: 'for-hotel', aliases: ['law-firm'] }

  it('is the page with that slug, before one with that alias', () => {
    expect(bestMatch([odd, law], slugCandidates('law-firm'))).toBe(law)
  })

  it('is the page with the spelling with for-, if there is one', () => {
    expect(bestMatch([law, odd], slugCandidates('hotel'))).toBe(odd)
  })

  it('is found by an alias, with or without for-', () => {
    expect(bestMatch([odd, law], slugCandidates('for-law-firms'))).toBe(law)
    expect(bestMatch([odd, law], slugCandidates('law-firms'))).toBe(law)
  })

  it('is null if there is none', () => {
    expect(bestMatch([], slugCandidates('zoo'))).toBeNull()
  })
})
