import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUser, clientOf, openDatabase, queryOne, signIn, type TestDatabase } from '../support/database'

let db: TestDatabase

beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.close())

const newEmail = () => `${randomUUID()}@example.test`
const password = 'a-long-enough-password'

async function tokens(id: string) {
  return queryOne<{ invite: string; here: string; there: string }>(
    db.backend,
    `select confirmation_token as invite, email_change_token_current as here, email_change_token_new as there
    from auth.users where id = $1::text::uuid`,
    [id],
  )
}

/** A user whom the administration made, with a password. */
async function made(email = newEmail()) {
  const { data, error } = await db.service.auth.admin.createUser({
    email,
    password,
    email_confirm: true,
    app_metadata: { role: 'editor' },
  })
  if (error) throw error
  return data.user
}

describe('the administration of the auth service', () => {
  test('makes a user who may sign in, and tells of one as hosted does', async () => {
    const email = newEmail()
    const user = await made(email)
    expect(user).toMatchObject({
      email,
      aud: 'authenticated',
      app_metadata: { provider: 'email', role: 'editor' },
      identities: [{ provider: 'email', identity_data: { email } }],
    })
    expect((await db.service.auth.admin.getUserById(user.id)).data.user).toMatchObject({ id: user.id, email })
    const client = await signIn(db.backend, email, password)
    expect((await client.auth.getUser()).data.user?.id).toBe(user.id)
  })

  test('lists users by pages, the newest first', async () => {
    const [first, second] = [await made(), await made()]
    const page = (await db.service.auth.admin.listUsers({ page: 1, perPage: 1 })).data
    expect(page.users.map(({ id }) => id)).toEqual([second.id])
    expect(page).toMatchObject({ nextPage: 2, total: expect.any(Number) })
    const next = (await db.service.auth.admin.listUsers({ page: 2, perPage: 1 })).data
    expect(next.users.map(({ id }) => id)).toEqual([first.id])
    expect((await db.service.auth.admin.listUsers()).data.users.length).toBeGreaterThan(2)
  })

  test('changes a user; metadata is merged, and null takes a key away', async () => {
    const user = await made()
    const email = newEmail()
    const { data } = await db.service.auth.admin.updateUserById(user.id, {
      email,
      password: 'another-long-password',
      app_metadata: { role: null, team: 'words' },
    })
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'], team: 'words' })
    const client = await signIn(db.backend, email, 'another-long-password')
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
  })

  test('deletes a user, whose token opens nothing from then on', async () => {
    const user = await made()
    const client = await signIn(db.backend, user.email ?? '', password)
    expect((await client.rpc('session_state')).data).toBe('no_admin')
    expect((await db.service.auth.admin.deleteUser(user.id)).error).toBeNull()
    expect((await client.rpc('session_state')).data).toBe('ended')
    expect((await client.auth.refreshSession()).error).not.toBeNull()
    expect((await db.service.auth.admin.getUserById(user.id)).error).toMatchObject({ code: 'user_not_found' })
  })

  test('invites somebody, again and again until they have come; their link works once and lets them in', async () => {
    const email = newEmail()
    const { data } = await db.service.auth.admin.inviteUserByEmail(email)
    const id = data.user?.id ?? ''
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String) })
    const before = (await tokens(id)).invite
    expect((await db.service.auth.admin.inviteUserByEmail(email)).data.user?.id).toBe(id)
    const token_hash = (await tokens(id)).invite
    expect(token_hash).not.toBe(before)

    const client = clientOf(db.backend)
    const verify = (hash: string) => client.auth.verifyOtp({ token_hash: hash, type: 'invite' })
    expect((await verify(before)).error).toMatchObject({ code: 'otp_expired' })
    expect((await verify(token_hash)).data.user?.id).toBe(id)
    expect((await client.auth.updateUser({ password })).error).toBeNull()
    expect((await verify(token_hash)).error).not.toBeNull()
    await signIn(db.backend, email, password)
    expect((await db.service.auth.admin.inviteUserByEmail(email)).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    })
  })

  test.each([
    [
      'a user without an address',
      () => db.service.auth.admin.createUser({ password }),
      400,
      'validation_failed',
    ],
    [
      'an address that is taken',
      () => db.service.auth.admin.createUser({ email: 'admin@example.test' }),
      422,
      'email_exists',
    ],
    [
      'an invitation to no address',
      () => db.service.auth.admin.inviteUserByEmail('nobody'),
      400,
      'validation_failed',
    ],
    [
      'a short password',
      async () => db.service.auth.admin.updateUserById((await made()).id, { password: 'short' }),
      422,
      'weak_password',
    ],
    ['a user whom nobody knows', () => db.service.auth.admin.deleteUser(randomUUID()), 404, 'user_not_found'],
  ])('refuses %s', async (_name, call, status, code) => {
    expect((await call()).error).toMatchObject({ status, code })
  })

  test('is for the secret key alone: not for visitors, nor for an administrator of the site', async () => {
    const { data } = await db.admin.auth.getSession()
    const asAdmin = clientOf(db.backend, data.session?.access_token).auth.admin
    for (const [admin, refused] of [
      [db.visitor.auth.admin, { status: 401, code: 'no_authorization' }],
      [asAdmin, { status: 403, code: 'not_admin' }],
    ] as const) {
      expect((await admin.listUsers()).error).toMatchObject(refused)
      expect((await admin.inviteUserByEmail(newEmail())).error).toMatchObject(refused)
      expect((await admin.createUser({ email: newEmail(), password })).error).toMatchObject(refused)
      expect((await admin.deleteUser(randomUUID())).error).toMatchObject(refused)
    }
    expect((await db.service.auth.admin.listUsers()).error).toBeNull()
  })
})

test('nobody signs up, invited or not', async () => {
  const email = newEmail()
  expect((await db.visitor.auth.signUp({ email, password })).error).toMatchObject({ code: 'signup_disabled' })
  await db.service.auth.admin.inviteUserByEmail(email)
  expect((await db.visitor.auth.signUp({ email, password })).error).toMatchObject({ code: 'signup_disabled' })
  expect((await db.visitor.auth.signInWithOtp({ email: newEmail() })).error).toMatchObject({
    code: 'signup_disabled',
  })
})

describe('one’s own address', () => {
  async function asking() {
    const account = { id: randomUUID(), email: newEmail(), password }
    await addUser(db.backend, { ...account, appMetadata: { role: 'admin' } })
    const client = await signIn(db.backend, account.email, password)
    const wanted = newEmail()
    expect((await client.auth.updateUser({ email: wanted })).error).toBeNull()
    const follow = (token_hash: string) =>
      clientOf(db.backend).auth.verifyOtp({ token_hash, type: 'email_change' })
    return { account, client, wanted, follow, ...(await tokens(account.id)) }
  }
  const emailOf = async (id: string) => (await db.service.auth.admin.getUserById(id)).data.user?.email

  test.each(['here', 'there'] as const)(
    'is another once the links of both mailboxes were used, the one %s first',
    async (first) => {
      const change = await asking()
      const [one, other] = first === 'here' ? [change.here, change.there] : [change.there, change.here]
      const half = await change.follow(one)
      expect(half).toMatchObject({ error: null, data: { session: null } })
      expect(await emailOf(change.account.id)).toBe(change.account.email)
      expect((await change.follow(one)).error).toMatchObject({ code: 'otp_expired' })
      expect((await change.follow(other)).data.user?.email).toBe(change.wanted)
      expect(await emailOf(change.account.id)).toBe(change.wanted)
      expect((await change.client.rpc('is_admin')).data).toBe(true)
      await signIn(db.backend, change.wanted, password)
    },
  )

  test('stays when a link is older than an hour, or the change was asked for anew', async () => {
    const late = await asking()
    await db.backend.query(
      `update auth.users set email_change_sent_at = now() - interval '61 minutes' where id = $1::text::uuid`,
      [late.account.id],
    )
    expect((await late.follow(late.here)).error).not.toBeNull()

    const again = await asking()
    await again.follow(again.there)
    await again.client.auth.updateUser({ email: newEmail() })
    expect((await again.follow(again.here)).error).not.toBeNull()
    const fresh = await tokens(again.account.id)
    expect((await again.follow(fresh.here)).data.session).toBeNull()
    expect(await emailOf(again.account.id)).toBe(again.account.email)
  })

  test('is not one that somebody else has', async () => {
    const { client } = await asking()
    expect((await client.auth.updateUser({ email: 'admin@example.test' })).error).toMatchObject({
      code: 'email_exists',
    })
  })
})
