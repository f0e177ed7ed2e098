import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { freeSlug, slugFollows, slugSchema } from '@/admin/kit/form/slug'
import { slugFrom } from '@/lib/slug'

describe('a slug', () => {
  it.each([
    ['A price on the page, or a form?', 'a-price-on-the-page-or-a-form'],
    ['  Café & Kopitiam: RM2,500  ', 'cafe-kopitiam-rm2-500'],
    ['What clients’ partners don’t read', 'what-clients-partners-dont-read'],
    ['网站', ''],
  ])('of %j is %j', (title, slug) => {
    expect(slugFrom(title, 80)).toBe(slug)
  })

  it('is cut without leaving a hyphen at its end', () => {
    expect(slugFrom('one two three', 8)).toBe('one-two')
  })

  it('is accepted when made from a title, refused when it is no address', () => {
    const schema = slugSchema(80)
    expect(v.is(schema, slugFrom('Fast sites', 80))).toBe(true)
    for (const bad of ['', 'Two Words', 'a--b', '-a', 'a/b', 'a'.repeat(81)])
      expect(v.is(schema, bad)).toBe(false)
  })
})

describe('an address that must be the only one', () => {
  it('gets the first number that is free, within its length', () => {
    expect(freeSlug('about', ['about'], 80)).toBe('about-2')
    expect(freeSlug('about-2', ['about', 'about-2', 'about-3'], 80)).toBe('about-4')
    expect(freeSlug('abcdefgh', ['abcdefgh'], 8)).toBe('abcdef-2')
  })

  it('follows its title until it is written by hand', () => {
    expect(slugFollows('', 'about')).toBe(true)
    expect(slugFollows('about', 'about')).toBe(true)
    expect(slugFollows('about-2', 'about')).toBe(true)
    expect(slugFollows('by-hand', 'about')).toBe(false)
    expect(slugFollows('by-hand-2', '')).toBe(false)
  })
})
