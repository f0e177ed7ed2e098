import { beforeAll, expect, test } from 'vitest'
import { suggestNiches, type SearchedNiche } from '@/features/services/directory/suggest-niches'
import { databaseForFile } from '../support/database'
import { industriesInPlaces, unknownIndustries, visitorSearches } from '../support/visitor-search'

const db = databaseForFile()
let niches: SearchedNiche[]
beforeAll(async () => {
  const { data } = await db.visitor
    .from('niche_pages')
    .select('slug, name, search_words, icon_name, tagline, status')
    .order('display_order')
  niches = (data ?? []).map((row) => ({ ...row, question: null }))
})

const found = (text: string) => suggestNiches(niches, text).found.map(({ niche }) => niche.slug)

test('at least 95 % of the words that owners type find their trade among the first three', () => {
  const words = Object.entries(visitorSearches).flatMap(([slug, list]) =>
    list.map((word) => ({ word, slug })),
  )
  expect(words.length).toBeGreaterThan(100)
  const missed = words.filter(({ word, slug }) => !found(word).slice(0, 3).includes(slug))
  const report = missed.map(({ word, slug }) => `${word} (${slug}): ${found(word).join(', ')}`).join('\n')
  expect(missed.length / words.length, report).toBeLessThanOrEqual(0.05)
})

test('a trade without a page gets the nearest ones, marked as such', () => {
  for (const trade of unknownIndustries) {
    expect(suggestNiches(niches, trade).nearest, trade).toBe(true)
    expect(found(trade), trade).toContain('sme-startup')
  }
})

test('a trade is found together with a place name', () => {
  for (const [text, slug] of Object.entries(industriesInPlaces)) {
    expect(suggestNiches(niches, text).nearest, text).toBe(false)
    expect(found(text)[0], text).toBe(slug)
  }
})

test('every trade is first for its name and for each of its unique words', () => {
  expect(niches).toHaveLength(13)
  for (const { slug, name, search_words: words } of niches) {
    expect(words.length, slug).toBeGreaterThan(20)
    expect(found(name)[0]).toBe(slug)
    const shared = niches.flatMap((niche) => (niche.slug === slug ? [] : niche.search_words))
    for (const word of words.filter((one) => !shared.includes(one))) expect(found(word)[0], word).toBe(slug)
  }
})
