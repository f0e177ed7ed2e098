import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { createLocalBackend } from '../../supabase/local/backend'
import { startPostgresCluster } from '../../tests/support/postgres-cluster'
import { findPostgres } from '../find-binaries.mjs'
import { printTable } from './table'

type Sql = ReturnType<typeof postgres>

/** In each table: with five tables of leads, 20,000 leads in all. */
const rows = 4_000
const runs = 20

/** The values of row `n` of each table. Triggers are off while filling: they are not measured. */
const fills: Readonly<Record<string, string>> = {
  blog_posts: `(slug, title, category, topic, is_published, published_at)
    select 'post-' || n, 'Article ' || md5(n::text), 'Legal Services', 'SEO', n % 10 > 0,
      case when n % 10 > 0 then now() - n * interval '1 minute' end`,
  blog_authors: `(slug, name, title) select 'author-' || n, 'Writer ' || md5('a' || n), 'Strategist'`,
  booking_submissions: `(name, contact, preferred_date, preferred_time, call_method, message, status)
    select 'Caller ' || md5('b' || n), md5('c' || n) || '@example.test', date '2020-01-01' + n % 2000, '9:00 AM', 'video',
      'We sell ' || md5('m' || n), 'cancelled'`,
  newsletter_subscribers: `(email, name, is_active) select md5('s' || n) || n || '@example.test', 'Reader ' || n, n % 4 > 0`,
  orders: `(order_number, customer_name, customer_contact, amount_sen, status, due_date)
    select 'RS-' || n, 'Customer ' || md5('o' || n), '01' || lpad(n::text, 8, '0'), n, 'paid', date '2026-01-01'`,
  contact_submissions: `(name, contact, message, status)
    select 'Asker ' || md5('q' || n), '+60 13-' || lpad(n::text, 7, '0'), 'How much is ' || md5('w' || n), 'closed'`,
  work_opportunities: `(full_name, contact_number, email, area_of_expertise, status)
    select 'Applicant ' || md5('p' || n), '01' || lpad(n::text, 8, '0'), md5('p' || n) || n || '@example.test', 'Other', 'declined'`,
  portfolio_projects: `(title, slug, package_type) select 'Project ' || md5('r' || n), 'project-' || n, 'Bespoke'`,
  niche_pages: `(slug, name, icon_name) select 'niche-' || n, 'Trade ' || md5('t' || n), 'Scale'`,
}

async function fill(sql: Sql, table: string): Promise<void> {
  await sql.unsafe(`insert into public.${table} ${fills[table]} from generate_series(1, ${rows}) n`)
}

/** Milliseconds of each of `runs` calls, sorted, after one that warms up. */
async function time(call: () => Promise<unknown>, times = runs): Promise<number[]> {
  const taken: number[] = []
  await call()
  for (let turn = 0; turn < times; turn++) {
    const began = performance.now()
    await call()
    taken.push(performance.now() - began)
  }
  return taken.toSorted((a, b) => a - b)
}

/** For each text: how many rows it finds, and how long that takes. */
async function timeSearches(
  asked: readonly string[],
  search: (query: string) => Promise<{ length: number }>,
) {
  const told: Array<[string, string | number, string, string]> = []
  for (const query of asked) {
    const { length } = await search(query)
    const taken = await time(() => search(query))
    told.push([`'${query}'`, length, ms(median(taken)), ms(taken.at(-1))])
  }
  return told
}

const ms = (value: number | undefined) => (value ?? 0).toFixed(1)
const median = (taken: readonly number[]) => taken[Math.floor(taken.length / 2)]

/**
 * The admin on a PostgreSQL of its own, over nine tables with 20,000 leads in all: the search, finding people, and the
 * dashboard's two calls, and what an open desk asks every ten seconds. As an administrator, over one connection.
 */
export async function run(): Promise<void> {
  const binaries = findPostgres()
  if (!binaries) throw new Error('No PostgreSQL server binaries were found.')
  const cluster = await startPostgresCluster(binaries)
  const backend = await createLocalBackend({ postgresUrl: cluster.url('postgres'), seed: false })
  const sql = postgres(cluster.url('postgres'), { max: 1, onnotice: () => undefined })
  try {
    const admin = randomUUID()
    await sql`insert into auth.users (id, aud, role, email, raw_app_meta_data)
      values (${admin}, 'authenticated', 'authenticated', 'owner@example.test', '{"role":"admin"}')`
    await sql`set session_replication_role = replica`
    for (const table of Object.keys(fills)) await fill(sql, table)
    await sql`insert into public.contact_submissions (name, contact, message)
      values ('Needle Raju', '+60 19-876 5432', 'One among many')`
    await sql`vacuum analyze`

    await signIn(sql, admin)
    const asked = [
      'needle',
      'needle raju',
      '0198765432',
      'ne',
      'example',
      'a1',
      'article',
      'nothing holds this',
    ]
    const searches = await timeSearches(asked, (query) => sql`select * from public.admin_search(${query})`)
    const people = await timeSearches(
      ['needle', '0198765432', '19876', 'ne', '98', 'a1', 'example', 'nothing holds this', ''],
      (query) => sql`select * from public.find_people(${query})`,
    )
    const person = await time(() => sql`select * from public.person_leads('0198765432')`)
    printTable(
      `Search over everything: nine tables of ${rows.toLocaleString('en')} rows, ${runs} calls each, ms`,
      ['typed', 'found', 'median', 'slowest'],
      [...searches, ['limit', '', 50, 50]],
    )
    printTable(
      `Finding people: five of these tables, ${runs} calls each, ms`,
      ['typed', 'found', 'median', 'slowest'],
      [...people, ['a person’s page', 1, ms(median(person)), ms(person.at(-1))], ['limit', '', 50, '']],
    )

    const [answer] = await sql`select public.admin_counts() as counts`
    const counts = await time(() => sql`select public.admin_counts()`)
    const today = await time(() => sql`select public.admin_today()`)
    const news = await time(() => sql`select public.admin_news()`)
    printTable(
      `The dashboard over tables of ${rows.toLocaleString('en')} rows, ms`,
      ['call', 'median', 'slowest', 'limit'],
      [
        ['admin_counts', ms(median(counts)), ms(counts.at(-1)), 50],
        ['admin_today', ms(median(today)), ms(today.at(-1)), 50],
        ['admin_news, none of them opened', ms(median(news)), ms(news.at(-1)), 5],
      ],
    )
    console.log(`\ncounts: ${JSON.stringify(answer?.counts)}`)
  } finally {
    await sql.end()
    await backend.close()
    await cluster.stop()
  }
}

async function signIn(sql: Sql, id: string): Promise<void> {
  const [session] =
    await sql`insert into auth.sessions (id, user_id) values (gen_random_uuid(), ${id}) returning id`
  const claims = { sub: id, role: 'authenticated', session_id: session?.id as string }
  await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, false)`
  await sql`set session_replication_role = origin`
  await sql`set role authenticated`
}
