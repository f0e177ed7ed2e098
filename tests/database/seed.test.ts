import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ADMIN_ID, databaseForFile, queryOne, queryValue } from '../support/database'
import { accessTable } from '../support/database-access'

const supabase = new URL('../../supabase/', import.meta.url)
const sqlOf = async (folder: string) => {
  const names = (await readdir(new URL(folder, supabase))).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(`${folder}${name}`, supabase), 'utf8') })),
  )
}

const db = databaseForFile()

/** The number of rows and a checksum of each table. */
async function contents(): Promise<Record<string, unknown>> {
  const tables = [
    ...Object.keys(accessTable).map((name) => `public.${name}`),
    'auth.users',
    'auth.identities',
  ]
  const sums = await Promise.all(
    tables.map(async (table) => [
      table,
      await queryOne(
        db.backend,
        `select count(*)::integer as rows, md5(string_agg(t::text, '' order by id)) as sum from ${table} t`,
      ),
    ]),
  )
  return Object.fromEntries(sums) as Record<string, unknown>
}

test('running the seed again changes nothing', async () => {
  const before = await contents()
  const files = [...(await sqlOf('./')), ...(await sqlOf('seed/'))]
  expect(files.map(({ name }) => name)).toContain('local-administrator.sql')
  for (const { sql } of files) await db.backend.exec(sql)
  expect(await contents()).toEqual(before)
})

test('the seed has one administrator, who signs in with the password that start prints', async () => {
  const admins = await db.backend.query(
    "select id from auth.users where raw_app_meta_data::jsonb ->> 'role' = 'admin'",
  )
  expect(admins).toEqual([{ id: ADMIN_ID }])
  const { data } = await db.admin.auth.getUser()
  expect(data.user?.email).toBe('admin@example.test')
})

const count = (sql: string) => queryValue<number>(db.backend, `select count(*)::integer as n ${sql}`)

test('the seed contains a complete studio', async () => {
  expect(await count('from public.niche_pages where is_published')).toBe(13)
  expect(await count("from public.niche_pages where content -> 'faq' -> 'faqItems' -> 0 is not null")).toBe(
    13,
  )
  expect(await count('from public.portfolio_projects where is_active')).toBeGreaterThanOrEqual(12)
  expect(
    await count('from public.portfolio_projects where is_featured_homepage and is_active'),
  ).toBeGreaterThanOrEqual(3)
  expect(
    await count('from public.blog_posts where is_published and published_at <= now()'),
  ).toBeGreaterThanOrEqual(12)
  expect(await count('from public.niche_testimonials where is_published')).toBeGreaterThanOrEqual(13)
  expect(await count('from (select distinct type from public.legal_documents) as types')).toBe(2)
  expect(await count('from public.social_links')).toBeGreaterThanOrEqual(3)
  expect(await count('from public.about_settings')).toBeGreaterThanOrEqual(3)
  expect(
    await count("from public.company_info where key in ('ssm_number', 'sst_number', 'company_name')"),
  ).toBe(3)
})

test('projects show every status, every package and at least half of the industries', async () => {
  const kinds = await queryOne(
    db.backend,
    `select count(distinct status)::integer as statuses, count(distinct package_type)::integer as packages,
      count(distinct industry_category)::integer >= 7 as many_industries from public.portfolio_projects`,
  )
  expect(kinds).toEqual({ statuses: 3, packages: 4, many_industries: true })
})

test('articles have existing categories and topics', async () => {
  const astray = await db.backend.query(
    `select p.slug from public.blog_posts p
    left join public.blog_categories c on c.name = p.category
    left join public.blog_topics t on t.name = p.topic
    where c.id is null or t.id is null`,
  )
  expect(astray).toEqual([])
})

test('projects have existing packages and industries', async () => {
  const astray = await db.backend.query(
    `select p.slug from public.portfolio_projects p where not exists (
      select from public.portfolio_categories c where c.type = 'package' and c.slug = p.package_category
    ) or not exists (
      select from public.portfolio_categories c where c.type = 'industry' and c.slug = p.industry_category
    )`,
  )
  expect(astray).toEqual([])
})

test('no two articles share a cover', async () => {
  expect(
    await count(
      'from (select featured_image_url from public.blog_posts group by 1 having count(*) > 1) as shared',
    ),
  ).toBe(0)
})

test('migrations and seed use nothing that only the embedded backend has', async () => {
  const files = [...(await sqlOf('migrations/')), ...(await sqlOf('./')), ...(await sqlOf('seed/'))]
  const suspicious = /\b(pg_?lite|supabase_?lite|supalite|sqlite)\b/i
  expect(files.filter(({ sql }) => suspicious.test(sql)).map(({ name }) => name)).toEqual([])
})

test('migrations have names that the official tools accept, in order', async () => {
  const names = (await sqlOf('migrations/')).map(({ name }) => name)
  expect(names.filter((name) => !/^\d{14}_[a-z0-9_]+\.sql$/.test(name))).toEqual([])
  const applied = await db.backend.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  )
  expect(applied.map(({ version }) => version)).toEqual(names.map((name) => name.slice(0, 14)))
})
