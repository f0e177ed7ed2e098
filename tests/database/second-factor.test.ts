import { beforeAll, expect, test } from 'vitest'
import { type Client, clientOf, databaseForFile, newPerson, signIn } from '../support/database'
import { access, ended, everything, nothing } from '../support/admin-access'
import { sessionToken } from '../support/session-token'

const db = databaseForFile()

beforeAll(async () => {
  await db.add('orders')
})

const newAdministrator = () => newPerson(db.backend)
type Account = Awaited<ReturnType<typeof newPerson>>
const enter = ({ email, password }: Account) => signIn(db.backend, email, password)

const addFactor = ({ id }: Account, status: 'verified' | 'unverified', type = 'totp') =>
  db.backend.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (gen_random_uuid(), $1::text::uuid, $2::text, $3::text, now(), now())`,
    [id, type, status],
  )

/** A client with a new session of the administrator and a token of that assurance level. */
async function sessionAt(account: Account, aal: 'aal1' | 'aal2'): Promise<Client> {
  const { data } = await (await enter(account)).auth.getClaims()
  const { session_id } = (data?.claims ?? {}) as { session_id: string }
  const exp = Math.floor(Date.now() / 1000) + 60
  const token = sessionToken({ sub: account.id, email: account.email, exp, session_id, aal })
  return clientOf(db.backend, undefined, { authorization: `Bearer ${token}` })
}

test('with a second factor a session has access only after its code was entered', async () => {
  const account = await newAdministrator()
  const [entered, before, after] = [
    await enter(account),
    await sessionAt(account, 'aal1'),
    await sessionAt(account, 'aal2'),
  ]
  for (const client of [entered, before]) expect(await access(client)).toEqual(everything)
  await addFactor(account, 'verified')
  for (const client of [entered, before]) expect(await access(client)).toEqual(ended)
  expect(await access(after)).toEqual(everything)
})

test('a factor other than an app counts as well', async () => {
  const account = await newAdministrator()
  await addFactor(account, 'verified', 'phone')
  expect(await access(await sessionAt(account, 'aal1'))).toEqual(ended)
})

test('an unconfirmed factor, or one of another user, requires no code', async () => {
  const [account, other] = [await newAdministrator(), await newAdministrator()]
  await addFactor(account, 'unverified')
  await addFactor(other, 'verified')
  expect(await access(await sessionAt(account, 'aal1'))).toEqual(everything)
})

test('the code grants no role and does not revive an ended session', async () => {
  const account = await newAdministrator()
  await addFactor(account, 'verified')
  const client = await sessionAt(account, 'aal2')
  expect(await access(client)).toEqual(everything)
  await db.backend.query("update auth.users set raw_app_meta_data = '{}' where id = $1::text::uuid", [
    account.id,
  ])
  expect(await access(client)).toEqual({ ...nothing, state: 'no_role' })
  await db.backend.query('delete from auth.sessions where user_id = $1::text::uuid', [account.id])
  expect(await access(client)).toEqual(ended)
})

test('a lost factor is removed when another administrator revokes the access, and not required when it is granted again', async () => {
  const [account, other] = [await newAdministrator(), await newAdministrator()]
  for (const each of [account, other]) await addFactor(each, 'verified')
  expect((await db.admin.rpc('revoke_access', { person: account.id })).error).toBeNull()
  expect((await db.admin.rpc('grant_access', { email: account.email, role: 'owner' })).data).toBe(true)
  expect(await access(await enter(account))).toEqual(everything)
  expect(await access(await enter(other))).toEqual(ended)
})
