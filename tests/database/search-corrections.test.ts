import { beforeAll, expect, test } from 'vitest'
import { databaseForFile } from '../support/database'

const db = databaseForFile()

beforeAll(async () => {
  await db.backend.exec('delete from public.blog_posts')
  const words = { excerpt: '', content: '', published_at: '2026-03-01T00:00:00Z' }
  const post = (slug: string, row: object) => db.add('blog_posts', { ...words, slug, ...row })
  await post('prices', { title: 'What a website costs', category: 'Web Design', topic: 'Law Firms' })
  await post('rooms', { title: 'Rooms', category: 'SEO Basics', topic: 'Hospitality' })
  await post('draft', { title: 'About trishaws', category: null, topic: null, is_published: false })
})

async function search(search_text: string, filters: { category?: string } = {}) {
  const { data, error } = await db.visitor.rpc('search_posts', { search_text, ...filters })
  if (error) throw error
  return data as unknown as { total: number; did_you_mean: string | null }
}

test.each([
  ['a missing letter', 'webste', 'website'],
  ['two swapped letters', 'hospitailty', 'hospitality'],
  ['one word of two', 'Wesbite costs', 'website costs'],
])('if nothing is found, %s is corrected: %s', async (_, typed, meant) => {
  expect(await search(typed)).toMatchObject({ total: 0, did_you_mean: meant })
  expect((await search(meant)).total).toBeGreaterThan(0)
})

test.each([
  ['a text that is found', 'website', {}],
  ['a text that resembles nothing', 'zzzzqqq', {}],
  ['a word that is only in a draft', 'trishwas', {}],
  ['punctuation only', '!?', {}],
  ['more words than a search has', 'one two three four five six webste', {}],
  ['a correction that these filters exclude', 'webste', { category: 'seo-basics' }],
])('no correction is suggested for %s', async (_, typed, filters) => {
  expect((await search(typed, filters)).did_you_mean).toBeNull()
})
