import fc from 'fast-check'
import { expect, it } from 'vitest'
import { slugFrom } from '@/admin/kit/form/slug-from'
import { isSlug } from '@/lib/slug'

it.each([
  ['Straße und Größe', 'strasse-und-groesse'],
  ['Nguyễn Đình', 'nguyen-dinh'],
  ['Łódź Æther', 'lodz-aether'],
  ["What's new? It’s R&B", 'whats-new-its-r-b'],
  ['Café São Tomé: 50% off', 'cafe-sao-tome-50-off'],
  ['Привет, мир', 'privet-mir'],
  ['C++ & iPhone', 'c-iphone'],
  ['我们的网站', ''],
  ['我们的 Website', 'website'],
  ['🙂', ''],
])('the title %s has the web address "%s"', (title, slug) => {
  expect(slugFrom(title, 80)).toBe(slug)
})

it('a title gives a web address that the database accepts, or none, within its length', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.integer({ min: 1, max: 80 }),
      (title, longest) => {
        const slug = slugFrom(title, longest)
        expect(slug === '' || isSlug(slug)).toBe(true)
        expect(slug.length).toBeLessThanOrEqual(longest)
      },
    ),
  )
})
