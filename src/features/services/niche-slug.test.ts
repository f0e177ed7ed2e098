import { describe, expect, it } from 'vitest'
import { addressSlug, addressText, bestMatch, slugCandidates } from '@/features/services/niche-slug'

describe('the slug in an address', () => {
  it('is tried as given, then with for-', () => {
    expect(slugCandidates('law-firm')).toEqual(['law-firm', 'for-law-firm'])
    expect(slugCandidates('for-law-firms')).toEqual(['for-law-firms'])
  })

  it('is read in any case and without the blanks around it', () => {
    expect(addressSlug(' Law-Firm ')).toBe('law-firm')
    expect(addressSlug(undefined)).toBe('')
  })

  it('is shown decoded, and as it stands where it cannot be', () => {
    expect(addressText('kedai%20runcit')).toBe('kedai runcit')
    expect(addressText('%20')).toBe('')
    expect(addressText('100%')).toBe('100%')
  })

  it.each(['', 'a)b', 'law,firm', '{x}', 'two words', '-law', 'x'.repeat(81)])(
    'asks nothing for %j',
    (slug) => {
      expect(slugCandidates(slug)).toEqual([])
    },
  )
})

describe('the page a slug names', () => {
  const law = { slug: 'law-firm', aliases: ['for-law-firm', 'for-law-firms'] }
  const odd = { slug: 'for-hotel', aliases: ['law-firm'] }

  it('is the one whose slug it is, before one that has it for an alias', () => {
    expect(bestMatch([odd, law], slugCandidates('law-firm'))).toBe(law)
  })

  it('is the one of the spelling with for-, when there is one', () => {
    expect(bestMatch([law, odd], slugCandidates('hotel'))).toBe(odd)
  })

  it('is found by an alias, also by one that lacks its for-', () => {
    expect(bestMatch([odd, law], slugCandidates('for-law-firms'))).toBe(law)
    expect(bestMatch([odd, law], slugCandidates('law-firms'))).toBe(law)
  })

  it('may be none', () => {
    expect(bestMatch([], slugCandidates('zoo'))).toBeNull()
  })
})
