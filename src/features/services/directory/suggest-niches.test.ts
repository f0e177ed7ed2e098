import { describe, expect, it } from 'vitest'
import type { NicheCard } from '@/features/services/queries'
import { suggestNiches } from '@/features/services/directory/niche-search'

const niche = (name: string, changes: Partial<NicheCard> = {}): NicheCard => ({
  slug: name.toLowerCase().replace(/\W+/g, '-'),
  name,
  icon_name: 'Store',
  tagline: '',
  status: 'live',
  ...changes,
})
const names = (among: readonly NicheCard[], text: string) =>
  suggestNiches(among, text).map(({ name }) => name)

const niches = [
  niche('Medical Sector', { tagline: 'Hours, doctors on duty and panel insurers.' }),
  niche('Financial Services'),
  niche('Property & Real Estate'),
  niche('E-commerce'),
  niche('Fitness & Wellness', { status: 'coming_soon' }),
]

describe('the suggested industries', () => {
  it('hold what was typed, in any case', () => {
    expect(names(niches, 'MEDI')).toEqual(['Medical Sector'])
    expect(names(niches, ' real ')).toEqual(['Property & Real Estate'])
    expect(names(niches, 'e-com')).toEqual(['E-commerce'])
  })

  it('begin with the name that begins so', () => {
    expect(names([niche('Hotels & Food'), niche('Food stalls')], 'food')).toEqual([
      'Food stalls',
      'Hotels & Food',
    ])
  })

  it('are also found by what is said of them', () => {
    expect(names(niches, 'doctor')).toEqual(['Medical Sector'])
    expect(names(niches, 'do')).toEqual([])
  })

  it('are none for a blank field, and none of those still to come', () => {
    expect(names(niches, '  ')).toEqual([])
    expect(names(niches, 'fitness')).toEqual([])
  })

  it('are six at most', () => {
    const many = Array.from({ length: 13 }, (_, index) => niche(`Niche ${index}`))
    expect(names(many, 'niche')).toHaveLength(6)
  })
})
