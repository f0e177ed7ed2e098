import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as described from '@/content/settings'
import { studioDefaults } from '@/content/site'
import type { Json } from '@/lib/database.types'
import { databaseForFile, queryOne, type TestDatabase } from '../support/database'

const db = databaseForFile()

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

test('the seed stores every public setting except the claims, which the owner confirms', async () => {
  const missing = await db.backend.query(
    `select d.table_name, d.key from private.settings d
    where d.is_public and d.key <> 'claims' and not exists (
      select from (
        select 'site_settings' as table_name, key from public.site_settings
        union all select 'about_settings', key from public.about_settings
        union all select 'portfolio_settings', key from public.portfolio_settings
        union all select 'blog_settings', key from public.blog_settings
        union all select 'company_info', key from public.company_info
      ) stored
      where (stored.table_name, stored.key) = (d.table_name, d.key)
    )`,
  )
  expect(missing).toEqual([])
})

test('the seed stores the same studio as the defaults of the pages', async () => {
  const stored = await queryOne<{ value: object }>(
    db.backend,
    "select private.setting('studio') - 'mark' as value",
  )
  const { claims: _, packages: __, ...facts } = studioDefaults
  expect(stored.value).toEqual(facts)
})

describe('a valid setting is accepted', () => {
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
    { linkedin_url: '', photo_url: 'https://images.example.test/farah.webp' },
    { signature: { text: 'Farah', name: '', title: null } },
    { signature: null },
  ])('%j', async (value) => {
    expect((await founder(value)).error).toBeNull()
  })

  test.each([
    ['protection', { submissions_an_hour: 20, emails_an_hour: 10_000 }],
    ['protection', { submissions_an_hour: null }],
    ['studio', { whatsapp_number: '+60 12-345 6789', service_areas: ['Ipoh', 'Kedah'], opening_hours: [] }],
    ['studio', { whatsapp_number: '', service_areas: null, mark: '/images/mark.svg' }],
    ['claims', { delivery: { value: '10 days', shown: true }, stars: { shown: false } }],
    ['claims', { delivery: { value: '', shown: null }, uptime: null }],
    ['packages', { spark: { from_sen: 290_050, pages: 'Up to 6' }, apex: null, care_sen: 100 }],
  ])('%s: %j', async (key, value) => {
    const { error } = await db.admin.from('site_settings').upsert({ key, value }, { onConflict: 'key' })
    expect(error).toBeNull()
  })
})

describe('the database refuses', () => {
  test.each([
    'about_settings',
    'blog_settings',
    'portfolio_settings',
    'site_settings',
    'company_info',
  ] as const)('an unknown key of %s', async (table) => {
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
  ])('a story with a wrong %s: %j', async (field, value) => {
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
  ])('a founder with a wrong %s: %j', async (field, value) => {
    expect((await founder(value)).error?.details).toContain(`Field "${field}"`)
  })

  test.each([
    ['studio', 'email', { email: 'owner' }],
    ['studio', 'email', { email: 'owner@example' }],
    ['studio', 'email', { email: 'a@example.test, b@example.test' }],
    ['studio', 'email', { email: '012-345 6789' }],
    ['studio', 'email', { email: ['a@example.test'] }],
    ['protection', 'submissions_an_hour', { submissions_an_hour: 19 }],
    ['protection', 'submissions_an_hour', { submissions_an_hour: 100_001 }],
    ['protection', 'submissions_an_hour', { submissions_an_hour: 20.5 }],
    ['protection', 'submissions_an_hour', { submissions_an_hour: '120' }],
    ['protection', 'emails_an_hour', { emails_an_hour: 0 }],
    ['protection', 'emails_an_hour', { emails_an_hour: -5 }],
    ['studio', 'whatsapp_number', { whatsapp_number: '012-345 6789' }],
    ['studio', 'whatsapp_number', { whatsapp_number: '+60 12' }],
    ['studio', 'whatsapp_number', { whatsapp_number: '+60 12-345 6789 (Farah)' }],
    ['studio', 'service_areas', { service_areas: 'Ipoh' }],
    ['studio', 'name', { name: 'x'.repeat(61) }],
    ['claims', 'delivery.value', { delivery: { value: 'x'.repeat(21) } }],
    ['claims', 'stars.shown', { stars: { shown: 'no' } }],
    ['claims', 'stars', { stars: '5-Star' }],
    ['claims', 'awards', { awards: { value: '3' } }],
  ])('%s with a wrong %s: %j', async (key, field, value) => {
    const { error } = await db.admin.from('site_settings').upsert({ key, value }, { onConflict: 'key' })
    expect(error?.details).toContain(`Field "${field}"`)
  })

  test('a text as a switch, and a company name that is too long', async () => {
    const footer = db.admin.from('site_settings').update({ value: { show_newsletter: 'no' } })
    expect((await footer.eq('key', 'footer_content')).error?.details).toContain('"show_newsletter"')
    const company = db.admin.from('company_info').update({ value: 'x'.repeat(201) })
    expect((await company.eq('key', 'company_name')).error?.details).toContain('"company_name"')
  })
})

test('the owner’s limits apply as soon as they are saved, and the defaults without them', async () => {
  const inForce = () =>
    queryOne(
      db.backend,
      `select private.limit_for('submissions an hour') as submissions, private.limit_for('emails an hour') as mails,
        private.limit_for('newsletters a minute') as newsletters`,
    )
  const save = async (key: string, value: Json) =>
    expect(
      (
        await db.admin
          .from('site_settings')
          .upsert({ key, value: value as NonNullable<Json> }, { onConflict: 'key' })
      ).error,
    ).toBeNull()
  const defaults = {
    submissions: described.protection.fields.submissions_an_hour.default,
    mails: described.protection.fields.emails_an_hour.default,
    newsletters: described.newsletterPace.fields.a_minute.default,
  }
  await db.backend.exec("delete from public.site_settings where key in ('protection', 'newsletters')")
  expect(await inForce()).toEqual(defaults)
  await save('protection', { submissions_an_hour: 500, emails_an_hour: 3 })
  expect(await inForce()).toEqual({ submissions: 500, mails: 3, newsletters: 60 })
  await save('protection', { submissions_an_hour: null })
  expect(await inForce()).toEqual(defaults)
})

test('emails get the studio from its setting, with null for empty fields', async () => {
  const save = (value: NonNullable<Json>) =>
    db.admin.from('site_settings').upsert({ key: 'studio', value }, { onConflict: 'key' })
  const facts = async () => (await db.service.rpc('studio_facts')).data
  await save({
    name: ' Kilat Web ',
    email: 'apa@kilat.example',
    whatsapp_number: '+60 13-999 8888',
    city: 'Ipoh',
  })
  expect(await facts()).toEqual({
    name: 'Kilat Web',
    email: 'apa@kilat.example',
    whatsapp_number: '+60 13-999 8888',
  })
  await save({ name: '', email: null })
  expect(await facts()).toEqual({ name: null, email: null, whatsapp_number: null })
  await db.backend.exec("delete from public.site_settings where key = 'studio'")
  expect(await facts()).toEqual({ name: null, email: null, whatsapp_number: null })
  for (const client of [db.visitor, db.withoutRole, db.admin]) {
    expect((await client.rpc('studio_facts')).error?.code).toBe('42501')
  }
})

test('only administrators, functions and procedures can read a private setting', async () => {
  const value = { tagline: 'owner@example.test' }
  await db.backend.query(
    `insert into private.settings values ('site_settings', 'owner', false, '{"tagline": {"kind": "text", "longest": 300}}')`,
  )
  for (const key of ['footer_content', 'owner']) {
    const written = await db.admin.from('site_settings').upsert({ key, value }, { onConflict: 'key' })
    expect(written.error).toBeNull()
  }

  const read = (client: TestDatabase['visitor']) =>
    client.from('site_settings').select('key').in('key', ['footer_content', 'owner']).order('key')
  const both = [{ key: 'footer_content' }, { key: 'owner' }]
  expect((await read(db.visitor)).data).toEqual([both[0]])
  expect((await read(db.withoutRole)).data).toEqual([both[0]])
  expect((await read(db.admin)).data).toEqual(both)
  expect((await read(db.service)).data).toEqual(both)
  expect(await queryOne(db.backend, "select private.setting('owner') as value")).toEqual({
    value,
  })
})

const documented = [
  ...readFileSync('docs/specification.md', 'utf8').matchAll(/^\| `([^`]+)` +\| (\d+) +\|/gm),
].map(([, name = '', figure = '']) => [name, Number(figure)] as const)

describe('the limits listed in docs/specification.md', () => {
  test('are found', () => {
    expect(documented.length).toBeGreaterThan(10)
  })

  test.each(documented)("'%s' is %i in the database", async (name, figure) => {
    const { value } = await queryOne<{ value: number }>(
      db.backend,
      `select private.limit_for('${name}') as value`,
    )
    expect(value).toBe(figure)
  })
})
