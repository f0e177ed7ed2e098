import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser, clientOf, openDatabase, queryOne, signIn, type TestDatabase } from '../support/database'

let db: TestDatabase

beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.close())

test('the link to another address does nothing once it is older than an hour', async () => {
  const account = {
    id: randomUUID(),
    email: `${randomUUID()}@example.test`,
    password: 'a-long-enough-password',
  }
  await addUser(db.backend, account)
  const client = await signIn(db.backend, account.email, account.password)
  const follow = async (age: string) => {
    await client.auth.updateUser({ email: `${randomUUID()}@example.test` })
    const { token } = await queryOne<{ token: string }>(
      db.backend,
      `update auth.users set email_change_sent_at = now() - $2::text::interval where id = $1::text::uuid
      returning email_change_token_current as token`,
      [account.id, age],
    )
    return clientOf(db.backend).auth.verifyOtp({ token_hash: token, type: 'email_change' })
  }
  expect((await follow('61 minutes')).error).toMatchObject({ code: 'otp_expired' })
  expect((await follow('59 minutes')).error).toBeNull()
})
