import { expect, test } from 'vitest'
import { databaseForFile } from '../support/database'
import { accessTable } from '../support/database-access'
import { readRights, readTablesWithoutRules } from '../support/database-rights'

const db = databaseForFile()

const names = async (sql: string) => (await db.backend.query<{ name: string }>(sql)).map(({ name }) => name)

const publicTables =
  "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')"

/** The effective rights of a role, such as 'select on table public.orders'. */
const rightsOf = async (role: string) =>
  (await readRights(db.backend)).filter((one) => one.role === role).map(({ right }) => right)

/** The procedures of the API that a role may call. */
const callable = async (role: string) =>
  (await rightsOf(role))
    .flatMap((right) => /^execute on routine public\.(\w+)/.exec(right)?.[1] ?? [])
    .toSorted()

test('every table has row-level security on', async () => {
  expect(await readTablesWithoutRules(db.backend)).toEqual([])
})

test('a table without row-level security is found', async () => {
  await db.backend.exec('create table public.forgotten (id uuid primary key)')
  try {
    expect(await readTablesWithoutRules(db.backend)).toEqual(['public.forgotten'])
  } finally {
    await db.backend.exec('drop table public.forgotten')
  }
})

test('the access table lists exactly the tables of the API', async () => {
  expect(await names(`${publicTables} order by 1`)).toEqual(Object.keys(accessTable).toSorted())
})

test('views use the rights of their reader', async () => {
  const views = `
    select relname || ' ' || coalesce(array_to_string(reloptions, ','), '') as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`
  expect(await names(`${views} order by 1`)).toEqual([
    'follow_up_list security_invoker=true',
    'inbox security_invoker=true',
  ])
})

test('no API role may truncate, reference or add triggers to a table', async () => {
  for (const role of ['anon', 'authenticated']) {
    const rights = await rightsOf(role)
    expect(rights.filter((right) => /^(?:truncate|references|trigger)\b/.test(right))).toEqual([])
  }
})

test('a visitor may not write to any table', async () => {
  const rights = await rightsOf('anon')
  expect(rights).toContain('select on table public.blog_posts')
  expect(rights.filter((right) => / on table /.test(right) && !right.startsWith('select'))).toEqual([])
})

test('a visitor may call exactly the procedures made for visitors', async () => {
  expect(await callable('anon')).toEqual([
    'accept_quotation',
    'article_links',
    'article_years',
    'ask_about_quotation',
    'call_days',
    'call_times',
    'can_sell',
    'can_write',
    'cancel_booking',
    'confirm_booking',
    'confirm_subscription',
    'content_versions',
    'free_times',
    'managed_booking',
    'preview_post',
    'read_quotation',
    'request_unsubscribe_link',
    'reschedule_booking',
    'search_posts',
    'studio_clock',
    'submit_application',
    'submit_booking',
    'submit_contact',
    'subscribe_with_welcome_email',
    'unsubscribe',
  ])
})

// The other procedures of signed-in users are listed in tests/database/role-procedures.test.ts.
test('a signed-in user may call every procedure that a visitor may call', async () => {
  expect(await callable('authenticated')).toEqual(expect.arrayContaining(await callable('anon')))
})

test('every function of ours has its search path pinned', async () => {
  const loose = `
    select proname as name from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not coalesce(proconfig, '{}') && array['search_path=""', 'search_path=']`
  expect(await names(loose)).toEqual([])
})

test('no function raises a code of class 40, which PostgREST before 16 retries forever', async () => {
  const raising = `
    select proname as name from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and prosrc ~* 'raise[^;]*(''40[0-9A-Z]{3}''|serialization_failure|deadlock_detected|transaction_rollback)'
    order by 1`
  expect(await names(raising)).toEqual([])
  await db.backend.exec(`create function private.conflict() returns void language plpgsql set search_path = ''
    as $$ begin raise exception using message = 'changed', errcode = '40001'; end $$`)
  try {
    expect(await names(raising)).toEqual(['conflict'])
  } finally {
    await db.backend.exec('drop function private.conflict()')
  }
})

test.each(Object.entries(accessTable))(
  'every allowed action on %s has a grant and a policy',
  async (table, { visitor, owner }) => {
    const granted = (role: string) => `
      select deed as name from unnest(array['delete', 'insert', 'select', 'update']) as deed
      where case deed
        when 'delete' then has_table_privilege('${role}', 'public.${table}', deed)
        else has_any_column_privilege('${role}', 'public.${table}', deed)
      end`
    const ruled = (role: string) => `
      select distinct unnest(
        case cmd when 'ALL' then array['delete', 'insert', 'select', 'update'] else array[lower(cmd)] end
      ) as name from pg_policies
      where schemaname = 'public' and tablename = '${table}' and '${role}' = any (roles) order by 1`
    for (const [role, deeds] of [
      ['anon', visitor],
      ['authenticated', [...new Set([...visitor, ...owner])]],
    ] as const) {
      expect(await names(granted(role)), `${role}, grants`).toEqual(deeds.toSorted())
      expect(await names(ruled(role)), `${role}, policies`).toEqual(expect.arrayContaining([...deeds]))
    }
  },
)

test('no API role may use the schema private', async () => {
  for (const role of ['anon', 'authenticated', 'service_role'])
    expect(await rightsOf(role)).not.toContain('usage on schema private')
})

test('the API does not expose the schema private, even with the secret key', async () => {
  for (const client of [db.visitor, db.admin, db.service]) {
    const { data, error } = await client
      .schema('private' as 'public')
      .from('rate_limits' as 'orders')
      .select('*')
    expect(data).toBeNull()
    expect(error?.code).toBe('PGRST106')
  }
})
