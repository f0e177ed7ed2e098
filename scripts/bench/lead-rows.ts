import { randomUUID } from 'node:crypto'
import type postgres from 'postgres'

type Sql = ReturnType<typeof postgres>

/** The number of rows in each table: with five tables of leads, 20,000 leads in all. */
export const rows = 4_000

/** The values of row `n` of each table. Triggers are off while filling, because they are not measured. */
const fills: Readonly<Record<string, string>> = {
  booking_submissions: `(name, contact, preferred_date, preferred_time, call_method, message, status)
    select 'Caller ' || md5('b' || n), md5('c' || n) || '@example.test', date '2020-01-01' + n % 2000, '9:00 AM', 'video',
      'We sell ' || md5('m' || n), 'cancelled'`,
  newsletter_subscribers: `(email, name) select md5('s' || n) || n || '@example.test', 'Reader ' || n`,
  orders: `(order_number, customer_name, customer_contact, amount_sen, status, due_date)
    select 'RS-' || n, 'Customer ' || md5('o' || n), '01' || lpad(n::text, 8, '0'), n, 'paid', date '2026-01-01'`,
  contact_submissions: `(name, contact, message, status)
    select 'Asker ' || md5('q' || n), '+60 13-' || lpad(n::text, 7, '0'), 'How much is ' || md5('w' || n), 'closed'`,
  work_opportunities: `(full_name, contact_number, email, area_of_expertise, status)
    select 'Applicant ' || md5('p' || n), '01' || lpad(n::text, 8, '0'), md5('p' || n) || n || '@example.test', 'Other', 'declined'`,
}

export async function fill(sql: Sql, table: string): Promise<void> {
  await sql.unsafe(`insert into public.${table} ${fills[table]} from generate_series(1, ${rows}) n`)
}

/** Adds an administrator and returns their id. */
export async function addAdmin(sql: Sql): Promise<string> {
  const admin = randomUUID()
  await sql`insert into auth.users (id, aud, role, email, raw_app_meta_data)
    values (${admin}, 'authenticated', 'authenticated', 'owner@example.test', '{"role":"admin"}')`
  return admin
}

/** Makes the connection act as this administrator. */
export async function signIn(sql: Sql, id: string): Promise<void> {
  const [session] =
    await sql`insert into auth.sessions (id, user_id) values (gen_random_uuid(), ${id}) returning id`
  const claims = { sub: id, role: 'authenticated', session_id: session?.id as string }
  await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, false)`
  await sql`set session_replication_role = origin`
  await sql`set role authenticated`
}
