import { beforeAll, expect, test } from 'vitest'
import { accessTable } from '../support/database-access'
import { ADMIN_ID, databaseForFile, newCaller } from '../support/database'
import { answerOf, bookCall, inDays, subscribe } from '../support/submissions'
import { edit } from '../support/edit'
import { addParents, insertRow, type TableName, validChange, validRow } from '../support/database-rows'

const db = databaseForFile()

beforeAll(async () => {
  await addParents(db.backend)
})

interface Entry {
  action: string
  actor: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

const entries = (rowId: string) =>
  db.backend.query<Entry>(
    'select action, actor, before, after from public.audit_log where row_id = $1::text::uuid order by created_at, action',
    [rowId],
  )

// Notes and legal documents cannot be changed; their deletion is tested with every other deletion in
// tests/database/set-deleted.test.ts.
const audited = Object.entries(accessTable).flatMap(([name, { owner }]) =>
  owner.includes('update') ? [name] : [],
)

test.each(audited as TableName[])("an administrator's change in %s is logged", async (table) => {
  const id = await db.add(table)
  const change = validChange[table]
  const updated = await edit(db.admin, table, id, change)
  expect(updated.error).toBeNull()

  const log = await entries(id)
  expect(log.map(({ action, actor }) => ({ action, actor }))).toEqual([{ action: 'update', actor: ADMIN_ID }])
  expect(log[0]?.before).toMatchObject({ id })
  expect(log[0]?.after).toMatchObject(change)
  expect(log[0]?.before).not.toMatchObject(change)
})

test.each(['newsletter_subscribers', 'images'] as const)(
  "an administrator's permanent deletion of a row of %s is logged",
  async (table) => {
    const row = validRow(table)
    await insertRow(db.backend, table, row)
    expect((await db.admin.from(table).delete().eq('id', row.id)).error).toBeNull()
    expect(await entries(row.id)).toMatchObject([
      { action: 'delete', actor: ADMIN_ID, before: { id: row.id }, after: null },
    ])
  },
)

test('a row that an administrator adds is logged', async () => {
  const row = validRow('social_links')
  await db.admin.from('social_links').insert(row as never)
  expect(await entries(row.id)).toMatchObject([
    { action: 'insert', actor: ADMIN_ID, before: null, after: row },
  ])
})

test('an update without a change is not logged and keeps updated_at', async () => {
  const project = await db.add('portfolio_projects')
  const updatedAt = async () => (await db.row('portfolio_projects', project)).updated_at
  const before = await updatedAt()
  await db.admin.from('portfolio_projects').update({ title: 'A project' }).eq('id', project)
  expect(await entries(project)).toEqual([])
  expect(await updatedAt()).toEqual(before)
  await db.admin.from('portfolio_projects').update({ title: 'Another' }).eq('id', project)
  expect(await entries(project)).toHaveLength(1)
  expect(await updatedAt()).not.toEqual(before)
})

const longMessage = 'A shop that sells batik by the metre. '.repeat(30)

/** A call that a visitor books through the procedure, each on a different day. */
async function bookedCall(daysAhead: number) {
  const { data, error } = await bookCall(newCaller(db.backend), {
    name: 'Nadia',
    preferred_date: inDays(daysAhead),
    preferred_time: '4:30 PM',
    message: longMessage,
  })
  if (error) throw error
  return { ...answerOf({ data }), nextDay: inDays(daysAhead + 1) }
}

test('the log has no copy of a row that a visitor sends, but of one that an administrator adds', async () => {
  const { data } = await subscribe(newCaller(db.backend))
  const call = await bookedCall(8)
  expect(await entries((data as { subscriber_id: string }).subscriber_id)).toEqual([])
  expect(await entries(call.booking_id)).toEqual([])
  const own = validRow('booking_submissions')
  expect((await db.admin.from('booking_submissions').insert(own as never)).error).toBeNull()
  expect(await entries(own.id)).toMatchObject([{ action: 'insert', actor: ADMIN_ID }])
})

test("a visitor's change is logged with the changed fields and the name, without an author", async () => {
  const call = await bookedCall(10)
  const moved = await newCaller(db.backend).rpc('reschedule_booking', {
    token: call.manage_token,
    preferred_date: call.nextDay,
    preferred_time: '9:00 AM',
  })
  expect(moved.error).toBeNull()
  const [entry] = await entries(call.booking_id)
  expect(entry).toMatchObject({
    action: 'update',
    actor: null,
    before: { name: 'Nadia', preferred_time: '4:30 PM' },
    after: { name: 'Nadia', preferred_time: '9:00 AM', preferred_date: call.nextDay },
  })
  expect(Object.keys(entry?.before ?? {})).toEqual(Object.keys(entry?.after ?? {}))
  expect(entry?.before).not.toHaveProperty('message')
  expect(entry?.before).not.toHaveProperty('contact')
})

test("the log of a lead's change omits unchanged long texts, and undoing it restores them", async () => {
  const row = { ...validRow('contact_submissions'), contact: 'long@example.test', message: longMessage }
  await insertRow(db.backend, 'contact_submissions', row)
  const change = (values: object) => edit(db.admin, 'contact_submissions', row.id, values)
  await change({ status: 'replied' })
  await change({ message: 'Shortened.' })
  const [first, second] = await db.backend.query<Entry & { id: string }>(
    'select * from public.audit_log where row_id = $1::text::uuid order by created_at',
    [row.id],
  )
  expect(first?.before).toMatchObject({ status: 'new', contact: row.contact })
  expect(first?.before).not.toHaveProperty('message')
  expect(second?.before).toMatchObject({ message: longMessage })
})

test('no token of a subscription or booking reaches the log', async () => {
  await bookCall(newCaller(db.backend), {
    contact: 'a@example.test',
    idempotency_key: '123e4567-e89b-42d3-a456-426614174000',
  })
  await db.admin.from('booking_submissions').update({ status: 'completed' }).eq('contact', 'a@example.test')
  await db.admin.from('newsletter_subscribers').update({ name: 'B' }).eq('email', 'parent@example.test')
  const leaks = await db.backend.query(
    `select id from public.audit_log l, lateral (values (before), (after)) as v (side)
    where side ?| array['unsubscribe_token', 'manage_token', 'email_token', 'idempotency_key']`,
  )
  const written = await db.backend.query(
    "select id from public.audit_log where after ->> 'status' = 'completed'",
  )
  expect(leaks).toEqual([])
  expect(written).not.toEqual([])
})

test('changes by migrations and the seed are not logged', async () => {
  const order = await db.add('orders')
  await db.backend.query("update public.orders set status = 'sent' where id = $1::text::uuid", [order])
  expect(await entries(order)).toEqual([])
})
