import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { nicheSchema, type NicheRow } from '@/admin/content/niches/niche-schema'
import { niches } from '@/admin/content/niches/niches-resource'
import { recordOf } from '@tests/support/record-of'

const { toForm, toRow } = recordOf(niches)

const row: NicheRow = {
  id: 'a',
  updated_at: '2026-11-21T00:00:00Z',
  slug: 'law-firm',
  aliases: ['for-law-firms'],
  search_words: ['lawyer', 'peguam'],
  name: 'Law Firms',
  icon_name: 'Scale',
  tagline: '',
  status: 'live',
  display_order: 2,
  is_published: true,
  content: {
    title: 'Law firms',
    unknown: 1,
    hero: { headlineText: 'Now', ctaText: 'Book', ctaLink: '/book-a-call' },
  },
}

describe('the form of an industry page', () => {
  it('returns the stored values unchanged', () => {
    expect(toRow(toForm(row), row)).toMatchObject({
      aliases: row.aliases,
      search_words: row.search_words,
      content: row.content,
    })
  })

  it('accepts search words one per line, at most 150', () => {
    const words = (count: number) => Array.from({ length: count }, (_, index) => `word ${index}`).join('\n')
    const form = toForm(row)
    expect(toRow({ ...form, search_words: 'klinik \n\ndoktor gigi' }, row).search_words).toEqual([
      'klinik',
      'doktor gigi',
    ])
    expect(v.is(nicheSchema, { ...form, search_words: words(150) })).toBe(true)
    expect(v.is(nicheSchema, { ...form, search_words: words(151) })).toBe(false)
  })

  it('accepts only valid slugs as aliases', () => {
    expect(v.is(nicheSchema, { ...toForm(row), aliases: 'for-law\nfor law' })).toBe(false)
  })
})
