import { describe, expect, it } from 'vitest'
import type { NicheCard } from '@/features/services/queries'
import { suggestNiches } from '@/features/services/directory/suggest-niches'

const niche = (name: string, changes: Partial<NicheCard> = {}): NicheCard => ({
  slug: name.toLowerCase().replace(/\W+/g, '-'),
  name,
  icon_name: 'Store',
  tagline: '',
  status: 'live',
  ...changes,
})
const names = (niches: readonly NicheCard[], text: string) =>
  suggestNiches(niches, text).map(({ name }) => name)

const trades = [
  niche('Medical Sector', { tagline: 'Hours, doctors on duty and panel insurers.' }),
  niche('Financial Services'),
  niche('Property & Real Estate'),
  niche('E-commerce'),
  niche('Fitness & Wellness', { status: 'coming_soon' }),
]

describe('the suggested industries', () => {
  it('hold what was typed, in any case', () => {
    expect(names(trades, 'MEDI')).toEqual(['Medical Sector'])
    expect(names(trades, ' real ')).toEqual(['Property & Real Estate'])
    expect(names(trades, 'e-com')).toEqual(['E-commerce'])
  })

  it('begin with the name that begins so', () => {
    expect(names([niche('Hotels & Food'), niche('Food stalls')], 'food')).toEqual([
      'Food stalls',
      'Hotels & Food',
    ])
  })

  it('are also found by what is said of them', () => {
    expect(names(trades, 'doctor')).toEqual(['Medical Sector'])
    expect(names(trades, 'do')).toEqual([])
  })

  it('are none for a blank field, and none of those still to come', () => {
    expect(names(trades, '  ')).toEqual([])
    expect(names(trades, 'fitness')).toEqual([])
  })

  it('are six at most', () => {
    const many = Array.from({ length: 13 }, (_, index) => niche(`Trade ${index}`))
    expect(names(many, 'trade')).toHaveLength(6)
  })
})
