import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as described from '@/content/settings'
import type { Json } from '@/lib/database.types'
import { openDatabase, queryOne, type TestDatabase } from '../support/database'

let db: TestDatabase

beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.close())

const story = (value: NonNullable<Json>) =>
  db.admin.from('about_settings').update({ value }).eq('key', 'story_vision_section')
const founder = (value: NonNullable<Json>) =>
  db.admin.from('about_settings').update({ value }).eq('key', 'founder_profile_section')

test('pages and database describe the same settings', async () => {
  const rows = await db.backend.query<{ setting: unknown }>(
    `select jsonb_build_object('table', table_name, 'key', key, 'isPublic', is_public, 'fields', fields) as setting
    from private.settings order by table_name, key`,
  )
  const byName = ({ table, key }: { table: string; key: string }) => `${table} ${key}`
  expect(rows.map(({ setting }) => setting)).toEqual(
    Object.values(described).toSorted((a, b) => (byName(a) < byName(b) ? -1 : 1)),
  )
})

test('every setting that the seed stores is one that is described', async () => {
  const { stored } = await queryOne<{ stored: number }>(
    db.backend,
    `select count(private.setting(table_name, key))::integer as stored from private.settings`,
  )
  expect(stored).toBe(Object.keys(described).length)
})

describe('what is described is taken', () => {
  test.each([
    ['every field', { title: 'Ours', subtitle: '', content: ['One.', 'Two.'], quote: null }],
    ['nothing', {}],
    ['the longest texts', { title: 'x'.repeat(300), content: ['é'.repeat(9_999), 'é'.repeat(9_999)] }],
  ])('%s', async (_name, value) => {
    const { data, error } = await story(value).select('value').single()
    expect({ error, value: data?.value }).toEqual({ error: null, value })
  })

  test.each([
    { linkedin_url: 'https://www.linkedin.com/in/farah-example', photo_url: '/images/farah.webp' },
    { linkedin_url: '', photo_url: 'https://pictures.example.test/farah.webp' },
    { signature: { text: 'Farah', name: '', title: null } },
    { signature: null },
  ])('%j', async (value) => {
    expect((await founder(value)).error).toBeNull()
  })
})

describe('the database refuses', () => {
  test.each([
    'about_settings',
    'blog_settings',
    'portfolio_settings',
    'site_settings',
    'company_info',
  ] as const)('a key of %s that is no setting', async (table) => {
    const value = table === 'company_info' ? 'x' : {}
    const { error } = await db.admin.from(table).insert({ key: 'made_by_hand', value })
    expect(error).toMatchObject({
      code: '23514',
      message: `new row for relation "${table}" violates check constraint "${table}_key_check"`,
      details: 'There is no setting "made_by_hand".',
    })
  })

  test.each([
    ['value', ['text']],
    ['title', { title: 7 }],
    ['title', { title: 'x'.repeat(301) }],
    ['content', { content: 'One.' }],
    ['content', { content: ['One.', 2] }],
    ['content', { content: ['x'.repeat(10_000), 'x'.repeat(9_999)] }],
    ['accent', { title: 'Ours', accent: 'red' }],
  ])('a story whose %s is wrong: %j', async (field, value) => {
    const { error } = await story(value)
    expect(error).toMatchObject({
      code: '23514',
      message: expect.stringContaining('violates check constraint "about_settings_value_check"'),
      details: `Field "${field}" is unknown, too long or of another kind.`,
    })
  })

  test.each([
    ['signature', { signature: 'Farah' }],
    ['signature.name', { signature: { name: ['Farah'] } }],
    ['signature.motto', { signature: { motto: 'Farah' } }],
    ['linkedin_url', { linkedin_url: 'javascript:alert(1)' }],
    ['linkedin_url', { linkedin_url: 'http://insecure.example' }],
    ['photo_url', { photo_url: '//evil.example/x.webp' }],
    ['photo_url', { photo_url: '/\\evil.example/x.webp' }],
    ['photo_url', { photo_url: `/${'x'.repeat(500)}` }],
  ])('a founder whose %s is wrong: %j', async (field, value) => {
    expect((await founder(value)).error?.details).toContain(`Field "${field}"`)
  })

  test('a switch that is a text, and a company name that is too long', async () => {
    const footer = db.admin.from('site_settings').update({ value: { show_newsletter: 'no' } })
    expect((await footer.eq('key', 'footer_content')).error?.details).toContain('"show_newsletter"')
    const company = db.admin.from('company_info').update({ value: 'x'.repeat(201) })
    expect((await company.eq('key', 'company_name')).error?.details).toContain('"value"')
  })
})

test('a private setting is read by administrators, functions and procedures alone, and calls for no build', async () => {
  const value = { tagline: 'owner@example.test' }
  await db.backend.query(
    `insert into private.settings values ('site_settings', 'owner', false, '{"tagline": {"kind": "text", "longest": 300}}')`,
  )
  const needsBuild = async (key: string) => {
    const { at } = await queryOne<{ at: string }>(db.backend, 'select clock_timestamp()::text as at')
    const written = await db.admin.from('site_settings').upsert({ key, value }, { onConflict: 'key' })
    expect(written.error).toBeNull()
    return queryOne<{ yes: boolean }>(
      db.backend,
      'select private.site_needs_build($1::text::timestamptz, clock_timestamp()) as yes',
      [at],
    )
  }
  expect(await needsBuild('footer_content')).toEqual({ yes: true })
  expect(await needsBuild('owner')).toEqual({ yes: false })

  const read = (client: TestDatabase['visitor']) =>
    client.from('site_settings').select('key').in('key', ['footer_content', 'owner']).order('key')
  const both = [{ key: 'footer_content' }, { key: 'owner' }]
  expect((await read(db.visitor)).data).toEqual([both[0]])
  expect((await read(db.stranger)).data).toEqual([both[0]])
  expect((await read(db.admin)).data).toEqual(both)
  expect((await read(db.service)).data).toEqual(both)
  expect(await queryOne(db.backend, "select private.setting('site_settings', 'owner') as value")).toEqual({
    value,
  })
})
