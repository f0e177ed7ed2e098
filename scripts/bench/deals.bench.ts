import postgres from 'postgres'
import { openBenchDatabase } from './bench-database'
import { addAdmin, signIn } from './lead-rows'
import { percentile } from './percentile'
import { printTable } from './table'

const limit = 50
const runs = 20

/** 10,000 calls and 10,000 enquiries within two years, half of each from people who had asked before. */
const source = `case n % 5
    when 0 then '{}' when 1 then '{"page":"/"}' when 2 then '{"page":"/pricing","referrer":"www.google.com"}'
    else jsonb_build_object('page', '/', 'campaign', 'instagram / post ' || n % 40)
  end::jsonb, now() - n % 730 * interval '1 day'`
const fills = [
  `insert into public.booking_submissions
    (name, contact, preferred_date, preferred_time, call_method, message, status, source, created_at)
    select 'Caller ' || n, md5('c' || n % 5000) || '@example.test', date '2020-01-01' + n % 2000, '9:00 AM', 'video',
      'We sell ' || md5('m' || n), 'cancelled', ${source}
    from generate_series(1, 10000) n`,
  `insert into public.contact_submissions (name, contact, message, status, source, created_at)
    select 'Asker ' || n, '+60 13-' || lpad((n % 5000)::text, 7, '0'), 'How much is ' || md5('w' || n), 'closed', ${source}
    from generate_series(1, 10000) n`,
  `insert into public.orders (order_number, customer_name, customer_contact, amount_sen, status, due_date, created_at)
    select 'RS-' || n, 'Customer ' || n, '013-' || lpad(n::text, 7, '0'), n * 100,
      (array['draft', 'sent', 'accepted', 'in_work', 'paid', 'paid', 'paid', 'cancelled'])[n % 8 + 1], date '2026-01-01',
      now() - n % 730 * interval '1 day'
    from generate_series(1, 5000) n`,
  `insert into public.follow_ups (lead_table, lead_id, due_on, note)
    select 'contact_submissions', id, current_date, 'Ring about the shop.' from public.contact_submissions limit 2000`,
]

/** The queries of the screens, as the API writes them. */
const questions = {
  'the board': 'select * from public.order_board()',
  'the report': 'select * from public.lead_report()',
  'a page of orders': `select *, count(*) over () from public.orders order by created_at desc, id limit 25`,
  'a page of follow-ups': `select *, count(*) over () from public.follow_up_list order by due_on, id limit 25`,
}

/** How long the screens of orders and follow-ups wait for the database with 20,000 leads and 5,000 orders. */
export async function run(): Promise<void> {
  const { url, close } = await openBenchDatabase()
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    const admin = await addAdmin(sql)
    await sql`set session_replication_role = replica`
    for (const fill of fills) await sql.unsafe(fill)
    await sql`vacuum analyze`
    await signIn(sql, admin)
    const measured: Array<[name: string, taken: number[]]> = []
    for (const [name, question] of Object.entries(questions)) {
      const taken: number[] = []
      for (let count = 0; count < runs; count++) {
        const began = performance.now()
        const rows = await sql.unsafe(question)
        taken.push(performance.now() - began)
        if (rows.length === 0) throw new Error(`${name} is empty.`)
      }
      measured.push([name, taken])
    }
    printTable(
      `20,000 leads, 5,000 orders, 2,000 follow-ups, ms`,
      ['read', 'median', 'slowest', 'limit'],
      measured.map(([name, taken]) => [name, percentile(taken, 50), percentile(taken, 100), limit]),
    )
    const over = measured.filter(([, taken]) => Number(percentile(taken, 50)) > limit)
    if (over.length > 0) throw new Error(`Over ${limit} ms.`)
  } finally {
    await sql.end()
    await close()
  }
}
