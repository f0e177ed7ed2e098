import { expect, test } from 'vitest'
import { databaseForFile, newCaller, queryOne, queryValue } from '../support/database'
import { leave } from './support/newsletters'

const db = databaseForFile()

const subscribe = (subscriber_email: string) =>
  newCaller(db.backend)
    .rpc('subscribe_with_welcome_email', { subscriber_email, subscriber_name: 'Mei Ling' })
    .throwOnError()
const idOf = (email: string) =>
  queryValue<string>(db.backend, 'select id from public.newsletter_subscribers where email = $1', [email])
const stored = (id: string) =>
  queryOne<Record<string, unknown>>(
    db.backend,
    `select email, name, consent, is_active, unsubscribed_by, unsubscribed_at is not null as dated,
      address_hash ~ '^[0-9a-f]{64}$' as hashed
    from public.newsletter_subscribers where id = $1::text::uuid`,
    [id],
  )
const takeOff = (id: string) =>
  db.admin.from('newsletter_subscribers').update({ is_active: false }).eq('id', id).select('id')
const former = { email: null, name: null, consent: null, is_active: false, dated: true, hashed: true }

/** The tables of ours that contain a text, with the number of rows. */
async function mentionsOf(text: string): Promise<object[]> {
  const tables = await db.backend.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private')`,
  )
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await db.backend.query<{ n: number }>(
        `select count(*)::integer as n from ${name} t where t::text ilike '%' || $1 || '%'`,
        [text],
      )
      return { name, n: row?.n }
    }),
  )
  return found.filter(({ n }) => n)
}

test('a subscriber who leaves by the link in an email is stored only as a hash', async () => {
  await subscribe('leaver@example.test')
  const id = await idOf('leaver@example.test')
  await db.admin
    .from('newsletter_subscribers')
    .update({ name: 'Mei' })
    .eq('id', id)
    .select('id')
    .throwOnError()
  expect(await mentionsOf('leaver@example.test')).not.toEqual([])
  await leave(db, 'leaver@example.test')
  expect(await stored(id)).toEqual({ ...former, unsubscribed_by: 'subscriber' })
  expect(await mentionsOf('leaver@example.test')).toEqual([])
})

test('unsubscribing by an administrator is recorded, and the history has no address', async () => {
  await subscribe('taken@example.test')
  const id = await idOf('taken@example.test')
  expect((await takeOff(id)).error).toBeNull()
  expect(await stored(id)).toEqual({ ...former, unsubscribed_by: 'admin' })
  const { data } = await db.admin.from('audit_log').select('action, after').eq('row_id', id).throwOnError()
  expect(data).toMatchObject([{ action: 'update', after: { is_active: false, unsubscribed_by: 'admin' } }])
  expect(await mentionsOf('taken@example.test')).toEqual([])
})

test('an administrator cannot resubscribe a former subscriber, whose address is no longer stored', async () => {
  await subscribe('put-back@example.test')
  const id = await idOf('put-back@example.test')
  await takeOff(id)
  const back = await db.admin
    .from('newsletter_subscribers')
    .update({ is_active: true })
    .eq('id', id)
    .select('id')
  expect(back.error?.code).toBe('23514')
  const renamed = await db.admin
    .from('newsletter_subscribers')
    .update({ email: 'put-back@example.test' })
    .eq('id', id)
    .select('id')
  expect(renamed.error?.code).toBe('42501')
  expect(await stored(id)).toMatchObject(former)
})

test('erasing a person deletes the hash as well', async () => {
  await subscribe('erased@example.test')
  await leave(db, 'erased@example.test')
  const { data } = await db.admin.rpc('erase_person', { contact: 'erased@example.test' }).throwOnError()
  expect(data).toMatchObject({ erased: { newsletter_subscribers: 1 } })
  const left = await db.backend.query(
    "select id from public.newsletter_subscribers where address_hash = private.hash_address('erased@example.test')",
  )
  expect(left).toEqual([])
})
