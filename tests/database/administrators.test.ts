import { beforeAll, expect, test } from 'vitest'
import { ADMIN_ID, type Client, clientOf, databaseForFile, newPerson, queryValue } from '../support/database'
import { sessionToken } from '../support/session-token'
import { deletionOf } from '../support/set-deleted'

const db = databaseForFile()

beforeAll(async () => {
  await db.add('orders', { order_number: 'ORD-1' })
})

const orders = async (client: Client) => (await client.from('orders').select('order_number')).data
const all = [{ order_number: 'ORD-1' }]

test('a role in user_metadata, which users can edit, grants nothing; a role in app_metadata does', async () => {
  const pretender = await newPerson(db.backend, {}, { role: 'admin', app_metadata: { role: 'admin' } })
  expect((await pretender.client.rpc('is_admin')).data).toBe(false)
  expect(await orders(pretender.client)).toEqual([])

  const real = await newPerson(db.backend)
  expect((await real.client.rpc('is_admin')).data).toBe(true)
  expect(await orders(real.client)).toEqual(all)
})

test.each([['editor'], ['ADMIN'], ['admin '], [''], [null], [['admin']], [true]])(
  'the role %j grants no access',
  async (role) => {
    const { client } = await newPerson(db.backend, { role })
    expect((await client.rpc('is_admin')).data).toBe(false)
    expect(await orders(client)).toEqual([])
  },
)

test('a token that has expired neither reads nor writes', async () => {
  const admin = { sub: ADMIN_ID, email: 'admin@example.test' }
  const session_id = await queryValue<string>(
    db.backend,
    'select id from auth.sessions where user_id = $1::text::uuid',
    [ADMIN_ID],
  )
  /** A request as the administrator with a token of the session. */
  const adminUntil = (exp: number) =>
    clientOf(db.backend, undefined, {
      authorization: `Bearer ${sessionToken({ ...admin, exp, session_id })}`,
    })
  const now = () => Math.floor(Date.now() / 1000)

  expect(await orders(adminUntil(now() + 60))).toEqual(all)
  const late = adminUntil(now() - 1)
  const none = '00000000-0000-4000-8000-000000000000'
  const answers = [
    await late.from('orders').select('id'),
    await late.from('orders').insert({} as never),
    await late.from('orders').update({}).eq('id', none),
    await late.rpc('set_deleted', deletionOf('orders', none)),
  ]
  expect(answers.map(({ status, data }) => ({ status, data }))).toEqual(
    answers.map(() => ({ status: 401, data: null })),
  )
})
