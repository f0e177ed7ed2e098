import postgres from 'postgres'
import { openBenchDatabase } from './bench-database'
import { addAdmin, fill, rows, signIn } from './lead-rows'
import { percentile } from './percentile'
import { printTable } from './table'

const leads = [
  'booking_submissions',
  'contact_submissions',
  'newsletter_subscribers',
  'orders',
  'work_opportunities',
]
const entries = 200_000
const limit = 3_000
const people = 5

/** Ten changes of each lead by an administrator, with the columns that the log keeps. */
const log = `
  insert into public.audit_log (created_at, table_name, row_id, action, before, after, contacts)
  select now() - n * interval '1 minute', 'contact_submissions', c.id, 'update',
    jsonb_build_object('id', c.id, 'name', c.name, 'contact', c.contact, 'status', 'new', 'message', c.message),
    jsonb_build_object('id', c.id, 'name', c.name, 'contact', c.contact, 'status', 'closed', 'message', c.message),
    private.contacts_in(to_jsonb(c))
  from public.contact_submissions c cross join generate_series(1, ${entries / rows}) n`

/** One person's data: a request and its change, a call, a subscription, and a mention by another person. */
const person = (contact: string) => `
  with request as (
    insert into public.contact_submissions (name, contact, message) values ('One person', '${contact}', 'Hello') returning *
  ), mention as (
    insert into public.contact_submissions (name, contact, message)
    values ('Another', 'another@example.test', 'Sent by ${contact}, please answer') returning *
  )
  insert into public.audit_log (table_name, row_id, action, before, after, contacts)
  select 'contact_submissions', r.id, 'update', to_jsonb(r), to_jsonb(r), private.contacts_in(to_jsonb(r)) from (table request union all table mention) r`

/** How long it takes to erase a person among 20,000 leads and 200,000 log entries, and to list their data. */
export async function run(): Promise<void> {
  const { url, close } = await openBenchDatabase()
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    const admin = await addAdmin(sql)
    await sql`set session_replication_role = replica`
    for (const table of leads) await fill(sql, table)
    await sql.unsafe(log)
    const contacts = Array.from({ length: people }, (_, n) => [
      `person${n}@example.test`,
      `+60 19-876 543${n}`,
    ]).flat()
    for (const contact of contacts) await sql.unsafe(person(contact))
    await sql`vacuum analyze`
    await signIn(sql, admin)

    const times = { person_record: [] as number[], erase_person: [] as number[] }
    for (const contact of contacts) {
      for (const [name, taken] of Object.entries(times)) {
        const began = performance.now()
        await sql`select * from ${sql('public.' + name)}(${contact})`
        taken.push(performance.now() - began)
      }
    }
    printTable(
      `${leads.length * rows} leads, ${entries} entries of the log, ${contacts.length} people, ms`,
      ['call', 'median', 'slowest', 'limit'],
      Object.entries(times).map(([name, taken]) => [
        name,
        percentile(taken, 50),
        percentile(taken, 100),
        limit,
      ]),
    )
    if (Math.max(...Object.values(times).flat()) > limit) throw new Error(`Over ${limit} ms.`)
  } finally {
    await sql.end()
    await close()
  }
}
