import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type TestDatabase } from '../support/database'
import { insertRow, validRow } from '../support/database-rows'

let db: TestDatabase

beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.close())

/** Columns whose address may be a path of this website. */
const columns = [
  ['blog_authors', 'avatar_url'],
  ['blog_posts', 'featured_image_url'],
  ['pictures', 'url'],
  ['portfolio_projects', 'thumbnail_url'],
  ['portfolio_projects', 'project_thumbnail_url'],
  ['portfolio_projects', 'project_url'],
] as const

const put = (table: (typeof columns)[number][0], column: string, address: string) =>
  insertRow(db.backend, table, { ...validRow(table), [column]: address })

test.each(columns)('%s.%s takes a path of this website, and https', async (table, column) => {
  for (const begin of ['/pictures', 'https://studio.example']) {
    await expect(put(table, column, `${begin}/a/800x600.webp`)).resolves.toBeUndefined()
  }
})

test.each(columns)('%s.%s takes no address that only looks like a path', async (table, column) => {
  for (const begin of ['//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)']) {
    await expect(put(table, column, `${begin}/a/800x600.webp`)).rejects.toThrow(/violates check constraint/)
  }
})
