import { expect, test } from 'vitest'
import { databaseForFile, queryOne } from '../support/database'
import { emailCases } from '../support/email-cases'

const db = databaseForFile()

/** Columns whose URL may be a path on this site. */
const columns = [
  ['blog_authors', 'avatar_url'],
  ['blog_posts', 'featured_image_url'],
  ['images', 'url'],
  ['portfolio_projects', 'thumbnail_url'],
  ['portfolio_projects', 'project_thumbnail_url'],
  ['portfolio_projects', 'project_url'],
] as const

const put = (table: (typeof columns)[number][0], column: string, address: string) =>
  db.add(table, { [column]: address })

test.each(columns)('%s.%s accepts a path on this site and an https URL', async (table, column) => {
  for (const begin of ['/images', 'https://studio.example']) {
    await expect(put(table, column, `${begin}/a/800x600.webp`)).resolves.toEqual(expect.any(String))
  }
})

test.each(columns)('%s.%s refuses a URL that only looks like a path', async (table, column) => {
  for (const begin of ['//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)']) {
    await expect(put(table, column, `${begin}/a/800x600.webp`)).rejects.toThrow(/violates check constraint/)
  }
})

test.each(emailCases)(
  'the database agrees with the pages that %j is an email address: %s',
  async (text, valid) => {
    expect(await queryOne(db.backend, 'select private.is_email($1::text) as valid', [text])).toEqual({
      valid,
    })
  },
)
