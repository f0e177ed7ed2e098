import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  addUser,
  ADMIN_ID,
  clientOf,
  databaseForFile,
  queryOne,
  signIn,
  type TestDatabase,
} from '../support/database'
import { sessionToken } from '../support/session-token'
import { deletionOf } from '../support/set-deleted'

const db = databaseForFile()

beforeAll(async () => {
  await db.backend.exec(
    "insert into public.orders (order_number, customer_name, customer_contact, amount_sen) values ('ORD-1', 'A', '012', 1)",
  )
})

const person = (metadata: { appMetadata?: object; userMetadata?: object }) => {
  const id = randomUUID()
  return { id, email: `${id}@example.test`, password: 'a-long-enough-password', ...metadata }
}

async function signedIn(metadata: Parameters<typeof person>[0]) {
  const user = person(metadata)
  await addUser(db.backend, user)
  return { id: user.id, client: await signIn(db.backend, user.email, user.password) }
}

const orders = async (client: TestDatabase['admin']) =>
  (await client.from('orders').select('order_number')).data
const all = [{ order_number: 'ORD-1' }]

test('a role in user_metadata, which users can edit, grants nothing; a role in app_metadata does', async () => {
  const pretender = await signedIn({ userMetadata: { role: 'admin', app_metadata: { role: 'admin' } } })
  expect((await pretender.client.rpc('is_admin')).data).toBe(false)
  expect(await orders(pretender.client)).toEqual([])

  const real = await signedIn({ appMetadata: { role: 'admin' } })
  expect((await real.client.rpc('is_admin')).data).toBe(true)
  expect(await orders(real.client)).toEqual(all)
})

test.each([['editor'], ['ADMIN'], ['admin '], [''], [null], [['admin']], [true]])(
  'the role %j grants no access',
  async (role) => {
    const { client } = await signedIn({ appMetadata: { role } })
    expect((await client.rpc('is_admin')).data).toBe(false)
    expect(await orders(client)).toEqual([])
  },
)

test('removing the role takes effect at once, for a token already issued', async () => {
  const { id, client } = await signedIn({ appMetadata: { role: 'admin' } })
  expect(await orders(client)).toEqual(all)
  await db.backend.query(
    `update auth.users set raw_app_meta_data = '{"provider": "email"}' where id = $1::text::uuid`,
    [id],
  )
  expect(await orders(client)).toEqual([])
  expect((await client.rpc('portfolio_builds')).error?.code).toBe('42501')
})

test('a deleted user’s valid token reads nothing', async () => {
  const { id, client } = await signedIn({ appMetadata: { role: 'admin' } })
  expect(await orders(client)).toEqual(all)
  await db.backend.query('delete from auth.users where id = $1::text::uuid', [id])
  expect(await orders(client)).not.toEqual(all)
})

test('a forged token grants nothing', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { sub: ADMIN_ID, role: 'authenticated', aud: 'authenticated', exp: 4_102_444_800 }
  for (const alg of ['none', 'HS256']) {
    const token = `${part({ alg, typ: 'JWT' })}.${part(claims)}.${alg === 'none' ? '' : part({ forged: true })}`
    const forger = clientOf(db.backend, undefined, { authorization: `Bearer ${token}` })
    const { data, status } = await forger.from('orders').select('order_number')
    expect(data ?? []).toEqual([])
    expect(status).toBe(401)
  }
})

describe('an expired session', () => {
  const admin = { sub: ADMIN_ID, email: 'admin@example.test' }
  let session_id: string
  beforeAll(async () => {
    const sessions = 'select id from auth.sessions where user_id = $1::text::uuid'
    session_id = (await queryOne<{ id: string }>(db.backend, sessions, [ADMIN_ID])).id
  })
  /** A request as the administrator with a token of the session. */
  const adminUntil = (exp: number) =>
    clientOf(db.backend, undefined, {
      authorization: `Bearer ${sessionToken({ ...admin, exp, session_id })}`,
    })
  const now = () => Math.floor(Date.now() / 1000)

  test('reads the leads before it expires, so the attempts below are valid', async () => {
    expect(await orders(adminUntil(now() + 60))).toEqual(all)
  })

  test.each([
    'booking_submissions',
    'contact_submissions',
    'work_opportunities',
    'newsletter_subscribers',
    'orders',
    'lead_notes',
    'outbox',
    'audit_log',
  ] as const)('neither reads nor writes %s', async (table) => {
    const late = adminUntil(now() - 1)
    const none = '00000000-0000-4000-8000-000000000000'
    const answers = [
      await late.from(table).select('id'),
      await late.from(table).insert({} as never),
      await late
        .from(table)
        .update({} as never)
        .eq('id', none),
      await late.rpc('set_deleted', deletionOf(table, none)),
    ]
    expect(answers.map(({ status, data }) => ({ status, data }))).toEqual(
      answers.map(() => ({ status: 401, data: null })),
    )
  })
})
