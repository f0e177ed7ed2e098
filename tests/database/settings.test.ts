import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as described from '@/content/settings'
import { studioDefaults } from '@/content/site'
import type { Json } from '@/lib/database.types'
import type { SettingField } from '@/lib/settings'
import { databaseForFile, queryOne, queryValue, type TestDatabase } from '../support/database'

const db = databaseForFile()

const ofSite = Object.values(described).filter(({ table }) => table === 'site_settings')
const saveSetting = (key: string, value: NonNullable<Json>) =>
  db.admin.from('site_settings').upsert({ key, value }, { onConflict: 'key' })

test('pages and database know the same settings, with the same defaults', async () => {
  const rows = await db.backend.query<{ setting: unknown }>(
    `select jsonb_build_object('key', key, 'isPublic', is_public) as setting from private.settings order by key`,
  )
  const keys = ofSite.map(({ key, isPublic }) => ({ key, isPublic }))
  expect(rows.map(({ setting }) => setting)).toEqual(keys.toSorted((a, b) => (a.key < b.key ? -1 : 1)))

  for (const { key, fields } of [
    described.callHours,
    described.protection,
    described.newsletterPace,
    described.emailPace,
  ]) {
    const defaults = await queryValue<object>(
      db.backend,
      'select defaults from private.settings where key = $1',
      [key],
    )
    const wanted = Object.entries<SettingField>(fields).flatMap(([name, field]) =>
      'default' in field ? [[name, field.default]] : [],
    )
    expect(defaults, key).toEqual(Object.fromEntries(wanted))
  }
})

test('the seed stores every public setting except the claims, which the owner confirms', async () => {
  const stored = await db.backend.query<{ name: string }>(
    ['site_settings', 'about_settings', 'portfolio_settings', 'blog_settings', 'company_info']
      .map((table) => `select '${table} ' || key as name from public.${table}`)
      .join(' union all '),
  )
  const names = stored.map(({ name }) => name)
  const wanted = Object.values(described).filter(({ isPublic, key }) => isPublic && key !== 'claims')
  expect(wanted.map(({ table, key }) => `${table} ${key}`).filter((name) => !names.includes(name))).toEqual(
    [],
  )
})

test('the seed stores the same studio as the defaults of the pages', async () => {
  const stored = await queryOne<{ value: object }>(
    db.backend,
    "select private.setting('studio') - 'mark' as value",
  )
  const { claims: _, packages: __, ...facts } = studioDefaults
  expect(stored.value).toEqual(facts)
})

const mornings = [{ from: '09:00', to: '12:00' }]

test.each([
  ['protection', { submissions_an_hour: 20, emails_an_hour: 10_000 }],
  ['protection', { submissions_an_hour: null }],
  ['newsletters', {}],
  ['newsletters', { a_minute: 400 }],
  ['email_pace', { a_second: 50, a_day: 1_000_000, reserve: 0 }],
  ['email_pace', { a_day: 50 }],
  ['calls', { meeting_link: 'https://meet.example.test/farah' }],
  ['calls', { meeting_link: '' }],
  ['call_hours', { notice_hours: 0, window_days: 365, calls_a_day: null, monday: [], tuesday: mornings }],
  ['call_hours', { friday: [...mornings, { from: '12:00', to: '12:30' }] }],
])('the database accepts %s: %j', async (key, value) => {
  expect((await saveSetting(key, value)).error).toBeNull()
})

test.each([
  ['protection', { submissions_an_hour: 19 }],
  ['protection', { submissions_an_hour: 100_001 }],
  ['protection', { submissions_an_hour: 20.5 }],
  ['protection', { submissions_an_hour: '120' }],
  ['protection', { emails_an_hour: 0 }],
  ['protection', { emails_an_hour: -5 }],
  ['newsletters', { a_minute: 1001 }],
  ['calls', { meeting_link: 'javascript:alert(1)' }],
  ['call_hours', { notice_hours: 'none' }],
  ['newsletters', { a_minute: 401 }],
  ['email_pace', { a_second: 0 }],
  ['email_pace', { a_second: 51 }],
  ['email_pace', { a_second: '2' }],
  ['email_pace', { a_day: 49 }],
  ['email_pace', { a_day: 100, reserve: 100 }],
  ['email_pace', { reserve: -1 }],
  ['call_hours', ['09:00']],
  ['footer_content', 'Ours'],
])('the database refuses %s that procedures cannot compute with: %j', async (key, value) => {
  expect((await saveSetting(key, value)).error?.code).toBe('23514')
})

test('the database refuses a key of site_settings that is no setting', async () => {
  expect((await saveSetting('made_by_hand', {})).error?.code).toBe('23503')
})

test('the owner’s limits apply as soon as they are saved, and the defaults without them', async () => {
  const inForce = () =>
    queryOne(
      db.backend,
      `select private.limit_for('submissions an hour') as submissions, private.limit_for('emails an hour') as mails,
        private.limit_for('newsletters a minute') as newsletters`,
    )
  const save = async (key: string, value: NonNullable<Json>) =>
    expect((await saveSetting(key, value)).error).toBeNull()
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
  const save = (value: NonNullable<Json>) => saveSetting('studio', value)
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
  await db.backend.query("insert into private.settings (key, is_public) values ('owner', false)")
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
    const value = await queryValue<number>(db.backend, `select private.limit_for('${name}') as value`)
    expect(value).toBe(figure)
  })
})
