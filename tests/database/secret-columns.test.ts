import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, databaseForFile, newCaller, queryValue, signInAs } from '../support/database'
import { addParents } from '../support/database-rows'
import { answerOf, bookCall, sendMessage, subscribe } from '../support/submissions'

const db = databaseForFile()
const clients: Record<string, Client> = {}

interface Column {
  table: string
  column: string
}

/** Columns of public tables and views that give access by being known: by their name, or a random UUID that is no id. */
const findSecrets = () =>
  db.backend.query<Column>(`
    select c.relname as "table", a.attname as "column"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and (
      a.attname ~ 'token|secret|password|idempotency'
      or (a.atttypid = 'uuid'::regtype and a.attname <> 'id' and exists (
        select from pg_attrdef d where d.adrelid = c.oid and d.adnum = a.attnum
          and pg_get_expr(d.adbin, d.adrelid) ~ 'random'
      ))
    )
    order by 1, 2`)

beforeAll(async () => {
  clients.owner = db.admin
  clients.sales = await signInAs(db.backend, 'sales')
  clients.writer = await signInAs(db.backend, 'writer')
  clients['nobody of the studio'] = db.withoutRole
  clients['a visitor'] = db.visitor
  await addParents(db.backend)
  await db.add('quotations')
  await bookCall(newCaller(db.backend)).throwOnError()
  await subscribe(newCaller(db.backend)).throwOnError()
  await sendMessage(newCaller(db.backend)).throwOnError()
})

describe('the tokens in the database', () => {
  test('are found in the catalog, and private.secret_columns names them all', async () => {
    const found = await findSecrets()
    expect(found.map(({ table, column }) => `${table}.${column}`)).toEqual(
      expect.arrayContaining([
        'booking_submissions.email_token',
        'booking_submissions.manage_token',
        'newsletter_subscribers.unsubscribe_token',
        'quotations.token',
      ]),
    )
    const named = await queryValue<string[]>(db.backend, 'select private.secret_columns() as named')
    expect(found.filter(({ column }) => !named.includes(column))).toEqual([])
  })

  test('are read and written by no API role, and the other columns of their tables are read by staff', async () => {
    const rights = await db.backend.query<{ column: string; role: string; deed: string }>(`
      select format('%I.%I', c.relname, a.attname) as "column", role, deed
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      cross join unnest(array['anon', 'authenticated']) role
      cross join unnest(array['select', 'insert', 'update']) deed
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
        and a.attname = any (private.secret_columns()) and has_column_privilege(role, c.oid, a.attnum, deed)`)
    expect(rights).toEqual([])
    const unread = await db.backend.query<{ column: string }>(`
      select format('%I.%I', c.relname, a.attname) as "column"
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and exists (
          select from pg_attribute s
          where s.attrelid = c.oid and s.attname = any (private.secret_columns()) and not s.attisdropped
        )
        and a.attname <> all (private.secret_columns())
        and not has_column_privilege('authenticated', c.oid, a.attnum, 'select')`)
    expect(unread, 'Call private.grant_columns after a column is added.').toEqual([])
  })

  test('are in no row that a procedure gives to an API role', async () => {
    const procedures = await db.backend.query<{ name: string }>(`
      select p.proname as name
      from pg_proc p join pg_type t on t.oid = p.prorettype
      join pg_attribute a on a.attrelid = t.typrelid and a.attname = any (private.secret_columns())
      where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')`)
    expect(procedures).toEqual([])
  })

  test('are refused to staff who ask for them, or for every column', async () => {
    for (const { table, column } of await findSecrets()) {
      for (const client of [clients.owner, clients.sales]) {
        for (const columns of [column, '*']) {
          const { status, error } = await (client as Client)
            .from(table as 'quotations')
            .select(columns as 'id')
          expect([table, columns, status, error?.code]).toEqual([table, columns, 403, '42501'])
        }
      }
      const { data, error } = await (clients.sales as Client).from(table as 'quotations').select('id')
      expect(error).toBeNull()
      expect(data?.length).toBeGreaterThan(0)
    }
  })

  test('cannot be chosen by staff', async () => {
    const { booking_id: id } = answerOf(await bookCall(newCaller(db.backend), { preferred_time: '3:00 PM' }))
    const change = { email_token: '0b8f6a52-3d6e-4d0e-9c39-0f1f2a3b4c5d' }
    const bookings = (clients.sales as Client).from('booking_submissions')
    expect((await bookings.update(change as never).eq('id', id)).status).toBe(403)
    expect((await bookings.update({ name: 'Lim Wei Ming' }).eq('id', id)).error).toBeNull()
  })
})

describe('the links of an order’s quotations', () => {
  const ask = async (who: string) => {
    const of_order = await queryValue<string>(db.backend, 'select order_id as id from public.quotations')
    return (clients[who] as Client).rpc('order_quotations', { of_order })
  }

  test.each(['owner', 'sales'])('are given to %s', async (who) => {
    const token = await queryValue<string>(db.backend, 'select token from public.quotations')
    expect((await ask(who)).data).toMatchObject([{ version: 1, token }])
  })

  test.each(['writer', 'nobody of the studio', 'a visitor'])('are refused to %s', async (who) => {
    const { data, status } = await ask(who)
    expect(data).toBeNull()
    expect([401, 403]).toContain(status)
  })
})
