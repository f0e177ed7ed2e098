import { beforeAll, expect, test } from 'vitest'
import { accessTable } from '../support/database-access'
import { ADMIN_ID, databaseForFile, newCaller } from '../support/database'
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
  const row = validRow(table)
  await insertRow(db.backend, table, row)
  const change = validChange[table]
  const updated = await db.admin
    .from(table)
    .update(change as never)
    .eq('id', row.id)
  expect(updated.error).toBeNull()

  const log = await entries(row.id)
  expect(log.map(({ action, actor }) => ({ action, actor }))).toEqual([{ action: 'update', actor: ADMIN_ID }])
  expect(log[0]?.before).toMatchObject({ id: row.id })
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
  const row = validRow('portfolio_projects')
  await insertRow(db.backend, 'portfolio_projects', row)
  const updatedAt = async () =>
    db.backend.query('select updated_at from public.portfolio_projects where id = $1::text::uuid', [row.id])
  const before = await updatedAt()
  await db.admin.from('portfolio_projects').update({ title: 'A project' }).eq('id', row.id)
  expect(await entries(row.id)).toEqual([])
  expect(await updatedAt()).toEqual(before)
  await db.admin.from('portfolio_projects').update({ title: 'Another' }).eq('id', row.id)
  expect(await entries(row.id)).toHaveLength(1)
  expect(await updatedAt()).not.toEqual(before)
})

const longMessage = 'A shop that sells batik by the metre. '.repeat(30)

/** A call that a visitor books through the procedure, each on a different day. */
async function bookedCall(daysAhead: number) {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const { data, error } = await newCaller(db.backend).rpc('submit_booking', {
    name: 'Nadia',
    contact: `nadia${daysAhead}@example.test`,
    preferred_date: day(daysAhead),
    preferred_time: '4:30 PM',
    call_method: 'video',
    message: longMessage,
  })
  if (error) throw error
  return { ...(data as { booking_id: string; manage_token: string }), nextDay: day(daysAhead + 1) }
}

test('the log has no copy of a row that a visitor sends, but of one that an administrator adds', async () => {
  const { data } = await newCaller(db.backend).rpc('subscribe_with_welcome_email', {
    subscriber_email: 'logged@example.test',
  })
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
  const change = (values: object) =>
    db.admin
      .from('contact_submissions')
      .update(values as never)
      .eq('id', row.id)
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
  const day = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10)
  await newCaller(db.backend).rpc('submit_booking', {
    name: 'A',
    contact: 'a@example.test',
    preferred_date: day,
    preferred_time: '4:30 PM',
    call_method: 'video',
    message: 'Hello',
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
  const row = validRow('orders')
  await insertRow(db.backend, 'orders', row)
  await db.backend.query("update public.orders set status = 'sent' where id = $1::text::uuid", [row.id])
  expect(await entries(row.id)).toEqual([])
})
