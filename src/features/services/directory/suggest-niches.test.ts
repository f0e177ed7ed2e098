import { describe, expect, it } from 'vitest'
import { suggestNiches, type SearchedNiche } from '@/features/services/directory/suggest-niches'

const niche = (name: string, words = '', status = 'live'): SearchedNiche => ({
  slug: name.toLowerCase().replace(/\W+/g, '-'),
  name,
  search_words: words.split(', '),
  icon_name: 'Store',
  tagline: '',
  question: null,
  status,
})

const niches = [
  niche('SMEs & Startups', 'shop, kedai, company, other'),
  niche('Law Firms', 'lawyer, peguam'),
  niche('Accounting Firms', 'accountant, akauntan'),
  niche('Medical Sector', 'clinic, klinik, dentist, doktor gigi, hospital'),
  niche('Hotels', 'resort'),
  niche('Property & Real Estate', 'house for rent, rumah sewa'),
  niche('Homestay & Vacation Rentals', 'inap desa'),
  niche('Beauty & Cosmetics', 'hair salon, kedai gunting rambut'),
  niche('E-commerce', 'online shop, kedai online'),
  niche('Restaurant & F&B', 'cafe, bakery, food stall'),
  niche('Fitness & Wellness', 'gym, gim', 'coming_soon'),
]
const found = (text: string) => suggestNiches(niches, text).found.map((one) => one.niche.name)
const answer = (text: string) => {
  const { found: suggestions, nearest } = suggestNiches(niches, text)
  return { names: suggestions.map((one) => one.niche.name), nearest }
}

describe('the suggested industries', () => {
  it('start with the typed text, ignoring case, spaces and hyphens', () => {
    expect(found('MEDI')).toEqual(['Medical Sector'])
    for (const text of ['e-com', 'ecom', 'e com']) expect(found(text)).toEqual(['E-commerce'])
    for (const text of ['property & real', 'Property Real', 'real-estate', ' real ']) {
      expect(found(text)).toEqual(['Property & Real Estate'])
    }
  })

  it('are found by their search words, in English and in Malay', () => {
    expect(found('clinic')).toEqual(['Medical Sector'])
    expect(found('klinik')).toEqual(['Medical Sector'])
    expect(found('doktor gigi')).toEqual(['Medical Sector'])
    expect(found('peguam')).toEqual(['Law Firms'])
    expect(found('rumah sewa')).toEqual(['Property & Real Estate'])
    expect(suggestNiches(niches, 'klin').found[0]?.word).toBe('klinik')
  })

  it('ignore accents, plurals and filler words', () => {
    expect(found('café')).toEqual(['Restaurant & F&B'])
    expect(found('clinics')).toEqual(['Medical Sector'])
    expect(found('bakeries')).toEqual(['Restaurant & F&B'])
    expect(found('my hair salon')).toEqual(['Beauty & Cosmetics'])
    expect(found('kedai-kedai')).toContain('SMEs & Startups')
  })

  it('list whole-word matches first, then names with that prefix, then other words', () => {
    expect(found('shop')).toEqual(['SMEs & Startups', 'E-commerce'])
    expect(found('ho')).toEqual([
      'Hotels',
      'Homestay & Vacation Rentals',
      'Medical Sector',
      'Property & Real Estate',
    ])
    expect(found('gunting')).toEqual(['Beauty & Cosmetics'])
  })

  it('tolerate one or two typos in a long enough word', () => {
    expect(found('dentst')).toEqual(['Medical Sector'])
    expect(found('lawer')).toEqual(['Law Firms'])
    expect(found('homstay')).toEqual(['Homestay & Vacation Rentals'])
    expect(found('resturnat')).toEqual(['Restaurant & F&B'])
    expect(found('acountent')).toEqual(['Accounting Firms'])
    expect(answer('gmy')).toEqual({ names: ['SMEs & Startups'], nearest: true })
  })

  it('are the nearest ones if a part of the text has no match', () => {
    expect(answer('dentist')).toEqual({ names: ['Medical Sector'], nearest: false })
    expect(answer('durian stall')).toEqual({ names: ['Restaurant & F&B'], nearest: true })
    expect(answer('dentst ipoh')).toEqual({ names: ['Medical Sector'], nearest: true })
  })

  it('match a whole search word among other words, such as a place name', () => {
    for (const text of ['Dentist in Ipoh', 'klinik di Ipoh', 'Taiping doktor gigi']) {
      expect(answer(text), text).toEqual({ names: ['Medical Sector'], nearest: false })
    }
    expect(answer('hair salon Batu Pahat')).toEqual({ names: ['Beauty & Cosmetics'], nearest: false })
    expect(answer('salon Batu Pahat')).toEqual({ names: ['Beauty & Cosmetics'], nearest: true })
  })

  it('are the catch-all industry if nothing resembles the text', () => {
    expect(suggestNiches(niches, 'circus')).toMatchObject({
      found: [{ niche: { name: 'SMEs & Startups' }, word: undefined }],
      nearest: true,
    })
    expect(suggestNiches([niche('Hotels')], 'circus')).toEqual({ found: [], nearest: true })
  })

  it('are none for a blank field, and never industries that are coming soon', () => {
    expect(answer(' & ')).toEqual({ names: [], nearest: false })
    expect(answer('gym')).toEqual({ names: ['SMEs & Startups'], nearest: true })
  })

  it('are at most six', () => {
    const many = Array.from({ length: 13 }, (_, index) => niche(`Niche ${index}`))
    expect(suggestNiches(many, 'niche').found).toHaveLength(6)
  })
})
