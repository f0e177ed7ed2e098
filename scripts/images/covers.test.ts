import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = '/images/covers/'
const seed = ['41_blog_posts_1', '42_blog_posts_2'].map((name) =>
  readFileSync(`supabase/seed/${name}.sql`, 'utf8'),
)
const worn = seed.flatMap((sql) =>
  [...sql.matchAll(/'(\/images\/covers\/[^']+)'/g)].map(([, cover]) => cover),
)
const files = readdirSync(`public${folder}`).map((name) => `${folder}${name}`)

it('every article’s cover exists', () => {
  expect(worn.length).toBeGreaterThan(10)
  expect(files).toEqual(expect.arrayContaining(worn))
})

it('every colour of a cover is used by an article', () => {
  expect(files.filter((cover) => /-(?:green|maroon)\.svg$/.test(cover) && !worn.includes(cover))).toEqual([])
})
