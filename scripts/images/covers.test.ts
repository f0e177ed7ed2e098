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

it('every article has a cover of its own, and every cover is used', () => {
  expect(worn.toSorted()).toEqual(files.toSorted())
})
