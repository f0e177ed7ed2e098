import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, queryOne, type TestDatabase } from '../support/database'
import { insertRow, validRow } from '../support/database-rows'

let db: TestDatabase

beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.close())

async function subscriber(change: object = {}) {
  const row = { ...validRow('newsletter_subscribers'), ...change }
  await insertRow(db.backend, 'newsletter_subscribers', row)
  return row.id
}
const change = (id: string, values: object) =>
  db.admin
    .from('newsletter_subscribers')
    .update(values)
    .eq('id', id)
    .select('is_active, unsubscribed_by, reactivation_reason, left:unsubscribed_at')
const stored = (id: string) =>
  queryOne<Record<string, unknown>>(
    db.backend,
    `select is_active, unsubscribed_by, reactivation_reason, unsubscribed_at is not null as dated
    from public.newsletter_subscribers where id = $1::text::uuid`,
    [id],
  )

test('who leaves by the link in a mail has left by themselves', async () => {
  const id = await subscriber()
  const { token } = await queryOne<{ token: string }>(
    db.backend,
    'select unsubscribe_token::text as token from public.newsletter_subscribers where id = $1::text::uuid',
    [id],
  )
  await db.visitor.rpc('unsubscribe', { token })
  expect(await stored(id)).toEqual({
    is_active: false,
    unsubscribed_by: 'subscriber',
    reactivation_reason: null,
    dated: true,
  })
})

test('an address that an administrator takes off the list says so, with the time', async () => {
  const id = await subscriber()
  expect((await change(id, { is_active: false })).error).toBeNull()
  expect(await stored(id)).toMatchObject({ is_active: false, unsubscribed_by: 'desk', dated: true })
})

test.each([{}, { reactivation_reason: null }, { reactivation_reason: '  ' }])(
  'the desk cannot put an address back without saying why: %j',
  async (reason) => {
    const id = await subscriber({ is_active: false })
    const { error, status } = await change(id, { is_active: true, ...reason })
    expect({ status, message: error?.message }).toEqual({ status: 400, message: 'reason_needed' })
    expect(await stored(id)).toMatchObject({ is_active: false })
  },
)

test('with a reason it can, and the reason stays until they leave again', async () => {
  const id = await subscriber({ is_active: false })
  const reason = 'Asked to be put back, by phone on 3 March.'
  expect((await change(id, { is_active: true, reactivation_reason: reason })).error).toBeNull()
  const row = await queryOne<{ confirmed: boolean }>(
    db.backend,
    'select confirmed_at is not null as confirmed from public.newsletter_subscribers where id = $1::text::uuid',
    [id],
  )
  expect(row.confirmed, 'letters go there again').toBe(true)
  expect(await stored(id)).toEqual({
    is_active: true,
    unsubscribed_by: null,
    reactivation_reason: reason,
    dated: false,
  })
  await change(id, { is_active: false })
  expect(await stored(id)).toMatchObject({ is_active: false, reactivation_reason: null })
  expect((await change(id, { is_active: true })).error?.message).toBe('reason_needed')
})

test('who comes back by the link in a mail need not say why', async () => {
  const token = randomUUID()
  const id = await subscriber({ unsubscribe_token: token, is_active: false, unsubscribed_by: 'subscriber' })
  expect((await db.visitor.rpc('confirm_subscription', { token })).error).toBeNull()
  expect(await stored(id)).toEqual({
    is_active: true,
    unsubscribed_by: null,
    reactivation_reason: null,
    dated: false,
  })
})
