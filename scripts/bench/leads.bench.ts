import { randomUUID } from 'node:crypto'
import { onDatabase, type Sql } from './database'
import { atMost, median, printTable, timed } from './figures'

const screenLimit = 50
/** Hosted projects cancel a statement of staff after 8 s. */
const personLimit = 3000
const runs = 10

/** Where a lead came from, and when, within two years. */
const source = `case n % 5
    when 0 then '{}' when 1 then '{"page":"/"}' when 2 then '{"page":"/pricing","referrer":"www.google.com"}'
    else jsonb_build_object('page', '/', 'campaign', 'instagram / post ' || n % 40)
  end::jsonb, now() - n % 730 * interval '1 day'`

/** 20,000 leads, many from people who had asked before; orders, follow-ups, and 25 changes of each enquiry. */
const fills = [
  `insert into public.booking_submissions
    (name, contact, preferred_date, preferred_time, call_method, message, status, source, created_at)
    select 'Caller ' || n, md5('c' || n % 5000) || '@example.test', date '2020-01-01' + n % 2000, '9:00 AM', 'video',
      'We sell ' || md5('m' || n), 'cancelled', ${source}
    from generate_series(1, 8000) n`,
  `insert into public.contact_submissions (name, contact, message, status, source, created_at)
    select 'Asker ' || n, '+60 13-' || lpad((n % 5000)::text, 7, '0'), 'How much is ' || md5('w' || n), 'closed', ${source}
    from generate_series(1, 8000) n`,
  `insert into public.newsletter_subscribers (email, name)
    select md5('s' || n) || '@example.test', 'Reader ' || n from generate_series(1, 2000) n`,
  `insert into public.work_opportunities (full_name, contact_number, email, area_of_expertise, status)
    select 'Applicant ' || n, '01' || lpad(n::text, 8, '0'), md5('p' || n) || '@example.test', 'Other', 'declined'
    from generate_series(1, 2000) n`,
  `insert into public.orders (order_number, customer_name, customer_contact, amount_sen, status, due_date, created_at)
    select 'RS-' || n, 'Customer ' || n, '013-' || lpad(n::text, 7, '0'), n * 100,
      (array['draft', 'sent', 'accepted', 'in_work', 'paid', 'paid', 'paid', 'cancelled'])[n % 8 + 1], date '2026-01-01',
      now() - n % 730 * interval '1 day'
    from generate_series(1, 5000) n`,
  `insert into public.follow_ups (lead_table, lead_id, due_on, note)
    select 'contact_submissions', id, current_date, 'Ring about the shop.' from public.contact_submissions limit 2000`,
  `with enquiries as materialized (select e.*, private.contacts_in(to_jsonb(e)) as contacts from public.contact_submissions e)
  insert into public.audit_log (created_at, table_name, row_id, action, before, after, contacts)
    select now() - n * interval '1 minute', 'contact_submissions', c.id, 'update',
      jsonb_build_object('id', c.id, 'name', c.name, 'contact', c.contact, 'status', 'new', 'message', c.message),
      jsonb_build_object('id', c.id, 'name', c.name, 'contact', c.contact, 'status', 'closed', 'message', c.message),
      c.contacts
    from enquiries c cross join generate_series(1, 25) n`,
]

/** The queries of the screens, as the API writes them. */
const screens = {
  'the board': 'select * from public.order_board()',
  'the report': 'select * from public.lead_report()',
  'a page of orders': `select *, count(*) over () from public.orders order by created_at desc, id limit 25`,
  'a page of follow-ups': `select *, count(*) over () from public.follow_up_list order by due_on, id limit 25`,
}

/** People of the enquiries above. */
const contacts = Array.from({ length: runs }, (_, n) => `+60 13-000000${n}`)

/** Makes the connection act as an administrator. */
async function signIn(sql: Sql): Promise<void> {
  const claims = { sub: randomUUID(), role: 'authenticated', session_id: randomUUID() }
  await sql`insert into auth.users (id, aud, role, email, raw_app_meta_data)
    values (${claims.sub}, 'authenticated', 'authenticated', 'owner@example.test', '{"role":"admin"}')`
  await sql`insert into auth.sessions (id, user_id) values (${claims.session_id}, ${claims.sub})`
  await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, false),
    set_config('request.jwt.claim.sub', ${claims.sub}, false),
    set_config('request.jwt.claim.role', ${claims.role}, false)`
  await sql`set role authenticated`
}

/**
 * How long the screens of orders and follow-ups wait for the database among 20,000 leads, and how long it
 * takes to list and to erase a person's data among 200,000 log entries.
 */
export async function run(): Promise<void> {
  await onDatabase(async ({ sql }) => {
    // Triggers are off while filling, because they are not measured.
    await sql`set session_replication_role = replica`
    for (const fill of fills) await sql.unsafe(fill)
    await sql`vacuum analyze`
    await sql`set session_replication_role = origin`
    await signIn(sql)

    const rows = []
    for (const [name, question] of Object.entries(screens)) {
      const taken: number[] = []
      for (let count = 0; count < runs; count++) {
        const found = await timed(taken, () => sql.unsafe(question))
        if (found.length === 0) throw new Error(`${name} is empty.`)
      }
      rows.push([name, atMost(median(taken), screenLimit, 1), Math.max(...taken).toFixed(1)])
    }
    for (const name of ['person_record', 'erase_person']) {
      const taken: number[] = []
      for (const contact of contacts)
        await timed(taken, () => sql`select * from ${sql(`public.${name}`)}(${contact})`)
      rows.push([name, median(taken).toFixed(1), atMost(Math.max(...taken), personLimit, 1)])
    }
    printTable(
      '20,000 leads, 5,000 orders, 2,000 follow-ups, 200,000 entries of the log, ms',
      ['read or call', 'median', 'slowest'],
      rows,
    )
  })
}
