import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUser, type Client, clientOf, openDatabase, signIn, type TestDatabase } from '../support/database'
import { sessionToken } from '../support/session-token'

let db: TestDatabase

beforeAll(async () => {
  db = await openDatabase()
  await db.backend.exec(
    "insert into public.orders (order_number, customer_name, customer_contact, amount_sen) values ('ORD-1', 'A', '012', 1)",
  )
})
afterAll(() => db.close())

const picture = new Uint8Array([82, 73, 70, 70, 4, 0, 0, 0, 87, 69, 66, 80])

interface Account {
  id: string
  email: string
  password: string
}

async function newAdministrator(): Promise<Account> {
  const id = randomUUID()
  const account = { id, email: `${id}@example.test`, password: 'a-long-enough-password' }
  await addUser(db.backend, { ...account, appMetadata: { role: 'admin' } })
  return account
}

const enter = ({ email, password }: Account) => signIn(db.backend, email, password)

/** A client that goes on using the token that another has just now, whatever becomes of the session. */
async function withTokenOf(client: Client): Promise<Client> {
  const { data } = await client.auth.getSession()
  return clientOf(db.backend, undefined, { authorization: `Bearer ${data.session?.access_token}` })
}

/** What a token still does: read leads, call a procedure, list and upload pictures, and what it says of itself. */
async function access(client: Client) {
  const pictures = client.storage.from('pictures')
  const name = `${randomUUID()}.webp`
  return {
    reads: ((await client.from('orders').select('id')).data ?? []).length > 0,
    calls: (await client.rpc('portfolio_builds')).error === null,
    uploads: (await pictures.upload(name, picture, { contentType: 'image/webp' })).error === null,
    lists: ((await pictures.list('')).data ?? []).length > 0,
    state: (await client.rpc('session_state')).data,
  }
}
const everything = { reads: true, calls: true, uploads: true, lists: true, state: 'ok' }
const nothing = { reads: false, calls: false, uploads: false, lists: false }
const ended = { ...nothing, state: 'ended' }

describe('on the tokens already given, access ends at once', () => {
  test('of this session by signing out; another one of the same person goes on', async () => {
    const account = await newAdministrator()
    const [here, there] = [await enter(account), await enter(account)]
    const [tokenHere, tokenThere] = [await withTokenOf(here), await withTokenOf(there)]
    expect(await access(tokenHere)).toEqual(everything)
    expect((await here.auth.signOut({ scope: 'local' })).error).toBeNull()
    expect(await access(tokenHere)).toEqual(ended)
    expect(await access(tokenThere)).toEqual(everything)
  })

  test('of the others by signing the others out; this one goes on', async () => {
    const account = await newAdministrator()
    const [here, there] = [await enter(account), await enter(account)]
    const tokenThere = await withTokenOf(there)
    expect(await access(tokenThere)).toEqual(everything)
    expect((await here.auth.signOut({ scope: 'others' })).error).toBeNull()
    expect(await access(tokenThere)).toEqual(ended)
    expect(await access(here)).toEqual(everything)
  })

  test('of all by signing out everywhere; another administrator’s goes on', async () => {
    const account = await newAdministrator()
    const [here, there] = [await enter(account), await enter(account)]
    const tokens = [await withTokenOf(here), await withTokenOf(there)]
    for (const token of tokens) expect(await access(token)).toEqual(everything)
    expect((await here.auth.signOut({ scope: 'global' })).error).toBeNull()
    for (const token of tokens) expect(await access(token)).toEqual(ended)
    expect(await access(db.admin)).toEqual(everything)
  })

  test('of the others by a new password, and their refresh tokens buy no new one; this one goes on', async () => {
    const account = await newAdministrator()
    const [here, there] = [await enter(account), await enter(account)]
    const tokenThere = await withTokenOf(there)
    expect(await access(tokenThere)).toEqual(everything)
    expect((await here.auth.updateUser({ password: 'another-long-password' })).error).toBeNull()
    expect(await access(tokenThere)).toEqual(ended)
    expect((await there.auth.refreshSession()).error).not.toBeNull()
    expect(await access(here)).toEqual(everything)
    expect((await here.auth.refreshSession()).error).toBeNull()
    expect(await access(here)).toEqual(everything)
  })

  test('a change of the account that sets no password ends nothing, nor does a password that is refused', async () => {
    const account = await newAdministrator()
    const [here, there] = [await enter(account), await enter(account)]
    expect((await here.auth.updateUser({ data: { shown: 'Aina' } })).error).toBeNull()
    expect((await here.auth.updateUser({ password: 'short' })).error).not.toBeNull()
    expect(await access(there)).toEqual(everything)
  })

  test('by taking the role away; given again, the same session goes on', async () => {
    const account = await newAdministrator()
    const client = await enter(account)
    const setRole = (role: string) =>
      db.backend.query(
        'update auth.users set raw_app_meta_data = $1::text::jsonb where id = $2::text::uuid',
        [JSON.stringify({ provider: 'email', role }), account.id],
      )
    expect(await access(client)).toEqual(everything)
    await setRole('editor')
    expect(await access(client)).toEqual({ ...nothing, state: 'no_admin' })
    await setRole('admin')
    expect(await access(client)).toEqual(everything)
  })

  test('by deleting the user', async () => {
    const account = await newAdministrator()
    const client = await enter(account)
    expect(await access(client)).toEqual(everything)
    await db.backend.query('delete from auth.users where id = $1::text::uuid', [account.id])
    expect(await access(client)).toEqual(ended)
  })
})

describe('a session', () => {
  /** Signs in, and sets the session's times as if it had begun, and been refreshed, so long ago. */
  async function sessionWith(columns: string): Promise<Client> {
    const account = await newAdministrator()
    const client = await enter(account)
    await db.backend.exec(`update auth.sessions set ${columns} where user_id = '${account.id}'`)
    return client
  }
  const utc = "now() at time zone 'UTC'"

  test.each([
    [
      'refreshed within a day',
      `created_at = now() - interval '13 days 23 hours', refreshed_at = ${utc} - interval '23 hours'`,
    ],
    [
      'never refreshed and begun within a day',
      "created_at = now() - interval '23 hours', updated_at = null, refreshed_at = null",
    ],
    ['that has a last moment, before it', "not_after = now() + interval '1 minute'"],
  ])('%s holds', async (_name, columns) => {
    expect(await access(await sessionWith(columns))).toEqual(everything)
  })

  test.each([
    ['not refreshed for a day', `refreshed_at = ${utc} - interval '24 hours 1 minute'`],
    [
      'begun more than a day ago and never refreshed',
      "created_at = now() - interval '25 hours', updated_at = null, refreshed_at = null",
    ],
    [
      'older than two weeks, however lately refreshed',
      `created_at = now() - interval '14 days 1 minute', refreshed_at = ${utc}`,
    ],
    ['past its last moment', "not_after = now() - interval '1 second'"],
  ])('%s has ended', async (_name, columns) => {
    expect(await access(await sessionWith(columns))).toEqual(ended)
  })

  test('that has ended is not to be had again by its refresh token', async () => {
    const idle = await sessionWith(`refreshed_at = ${utc} - interval '25 hours'`)
    expect((await idle.auth.refreshSession()).error).not.toBeNull()
    const fresh = await sessionWith(`refreshed_at = ${utc} - interval '23 hours'`)
    expect((await fresh.auth.refreshSession()).error).toBeNull()
    expect(await access(fresh)).toEqual(everything)
  })

  test('of somebody else does not make a token an administrator’s, and neither does none', async () => {
    const [mine, theirs] = [await newAdministrator(), await newAdministrator()]
    const [client] = [await enter(mine), await enter(theirs)]
    const { data } = await client.auth.getClaims()
    const { session_id: own } = (data?.claims ?? {}) as { session_id: string }
    const [other] = await db.backend.query<{ id: string }>(
      'select id from auth.sessions where user_id = $1::text::uuid',
      [theirs.id],
    )
    const withSession = (session_id: string | undefined) => {
      const exp = Math.floor(Date.now() / 1000) + 60
      const token = sessionToken({ sub: mine.id, email: mine.email, exp, session_id })
      return clientOf(db.backend, undefined, { authorization: `Bearer ${token}` })
    }
    expect(await access(withSession(own))).toEqual(everything)
    for (const session of [other?.id, undefined, randomUUID()])
      expect(await access(withSession(session))).toEqual(ended)
  })
})

describe('the second factor of an account', () => {
  const addFactor = ({ id }: Account, status: 'verified' | 'unverified', type = 'totp') =>
    db.backend.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), $1::text::uuid, $2::text, $3::text, now(), now())`,
      [id, type, status],
    )

  /** A client of a new administrator's session, with the token that the auth service gives at that level. */
  async function sessionAt(account: Account, aal: 'aal1' | 'aal2'): Promise<Client> {
    const { data } = await (await enter(account)).auth.getClaims()
    const { session_id } = (data?.claims ?? {}) as { session_id: string }
    const exp = Math.floor(Date.now() / 1000) + 60
    const token = sessionToken({ sub: account.id, email: account.email, exp, session_id, aal })
    return clientOf(db.backend, undefined, { authorization: `Bearer ${token}` })
  }

  test('gives nothing to a session that has shown the password alone, and everything once its code was given', async () => {
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

  test('that is no app counts as well', async () => {
    const account = await newAdministrator()
    await addFactor(account, 'verified', 'phone')
    expect(await access(await sessionAt(account, 'aal1'))).toEqual(ended)
  })

  test('that was begun and never confirmed asks for nothing, nor does somebody else’s', async () => {
    const [account, other] = [await newAdministrator(), await newAdministrator()]
    await addFactor(account, 'unverified')
    await addFactor(other, 'verified')
    expect(await access(await sessionAt(account, 'aal1'))).toEqual(everything)
  })

  test('makes no administrator of who is none, nor holds a session that has ended', async () => {
    const account = await newAdministrator()
    await addFactor(account, 'verified')
    const client = await sessionAt(account, 'aal2')
    expect(await access(client)).toEqual(everything)
    await db.backend.query("update auth.users set raw_app_meta_data = '{}' where id = $1::text::uuid", [
      account.id,
    ])
    expect(await access(client)).toEqual({ ...nothing, state: 'no_admin' })
    await db.backend.query('delete from auth.sessions where user_id = $1::text::uuid', [account.id])
    expect(await access(client)).toEqual(ended)
  })

  test('is lost with the phone: taken away with the access by another administrator, and not asked for once it is given again', async () => {
    const [account, other] = [await newAdministrator(), await newAdministrator()]
    for (const each of [account, other]) await addFactor(each, 'verified')
    expect((await db.admin.rpc('take_access', { person: account.id })).error).toBeNull()
    expect((await db.admin.rpc('give_access', { email: account.email })).data).toBe(true)
    expect(await access(await enter(account))).toEqual(everything)
    expect(await access(await enter(other))).toEqual(ended)
  })
})

test('session_state is for who is signed in: a stranger is told so, a visitor may not ask', async () => {
  expect((await db.stranger.rpc('session_state')).data).toBe('no_admin')
  expect((await db.visitor.rpc('session_state')).error?.code).toBe('42501')
})

test('the auth service ends sessions at the same ages as the database', async () => {
  const config = readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8')
  const hours = (name: string) => Number(new RegExp(`^${name} = "(\\d+)h"$`, 'm').exec(config)?.[1])
  const [limits] = await db.backend.query(
    "select private.limit_of('session days') as days, private.limit_of('session idle hours') as idle",
  )
  expect(limits).toEqual({ days: hours('timebox') / 24, idle: hours('inactivity_timeout') })
})
