import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../support/api-client'
import { validRow } from '../support/database-rows'
import { access, ended, everything, nothing } from '../support/admin-access'
import {
  addRow,
  clientOf,
  follow,
  hasMailbox,
  cleanUp,
  emailedLink,
  newEmail,
  newPerson,
  post,
  service,
  signIn,
  withTokenOf,
} from './support/project'

beforeAll(() => addRow('orders', validRow('orders')))
afterAll(cleanUp)

const another = 'another-long-password'

describe('signing in', () => {
  test('gives access to an administrator, but not to a user without a role', async () => {
    expect(await access(await signIn(await newPerson('admin')))).toEqual(everything)
    expect(await access(await signIn(await newPerson()))).toEqual({ ...nothing, state: 'no_role' })
  })

  test('with a wrong password or an unknown address is refused with the same error', async () => {
    const { email, password } = await newPerson('admin')
    for (const wrong of [
      { email, password: 'not-the-password' },
      { email: newEmail(), password },
    ])
      expect((await clientOf().auth.signInWithPassword(wrong)).error).toMatchObject({
        status: 400,
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      })
    await signIn({ email: email.toUpperCase(), password })
  })

  test('is required: a visitor has no session', async () => {
    expect((await clientOf().rpc('session_state')).error?.code).toBe('42501')
  })
})

describe('a refresh token', () => {
  const refresh = (refresh_token = '') => clientOf().auth.refreshSession({ refresh_token })

  test('returns a new one, and the same one again if the answer was lost', async () => {
    const client = await signIn(await newPerson('admin'))
    const first = (await client.auth.getSession()).data.session
    const second = (await refresh(first?.refresh_token)).data.session
    expect(second?.refresh_token).toEqual(expect.any(String))
    expect(second?.refresh_token).not.toBe(first?.refresh_token)
    expect((await refresh(first?.refresh_token)).data.session?.refresh_token).toBe(second?.refresh_token)
    expect(await access(await withTokenOf(client))).toEqual(everything)
  })

  test('that was not issued is refused', async () => {
    expect((await refresh('abcdefghijkl')).error).toMatchObject({ status: 400 })
  })
})

describe('access with an issued token ends at once', () => {
  test('for this session by signing out; another session of the same person continues', async () => {
    const account = await newPerson('admin')
    const [here, there] = [await signIn(account), await signIn(account)]
    const [tokenHere, tokenThere] = [await withTokenOf(here), await withTokenOf(there)]
    expect(await access(tokenHere)).toEqual(everything)
    expect((await here.auth.signOut({ scope: 'local' })).error).toBeNull()
    expect(await access(tokenHere)).toEqual(ended)
    expect((await here.auth.refreshSession()).error).not.toBeNull()
    expect(await access(tokenThere)).toEqual(everything)
  })

  test('for the other sessions by signing them out; this one continues', async () => {
    const account = await newPerson('admin')
    const [here, there] = [await signIn(account), await signIn(account)]
    const tokenThere = await withTokenOf(there)
    expect(await access(tokenThere)).toEqual(everything)
    expect((await here.auth.signOut({ scope: 'others' })).error).toBeNull()
    expect(await access(tokenThere)).toEqual(ended)
    expect(await access(here)).toEqual(everything)
  })

  test('for all sessions by signing out everywhere; another administrator’s continues', async () => {
    const account = await newPerson('admin')
    const other = await signIn(await newPerson('admin'))
    const [here, there] = [await signIn(account), await signIn(account)]
    const tokens = [await withTokenOf(here), await withTokenOf(there)]
    for (const token of tokens) expect(await access(token)).toEqual(everything)
    expect((await here.auth.signOut({ scope: 'global' })).error).toBeNull()
    for (const token of tokens) expect(await access(token)).toEqual(ended)
    expect(await access(other)).toEqual(everything)
  })

  test('for the other sessions by a new password, and their refresh tokens are refused; this one continues', async () => {
    const account = await newPerson('admin')
    const [here, there] = [await signIn(account), await signIn(account)]
    const tokenThere = await withTokenOf(there)
    expect(await access(tokenThere)).toEqual(everything)
    expect((await here.auth.updateUser({ password: another })).error).toBeNull()
    expect(await access(tokenThere)).toEqual(ended)
    expect((await there.auth.refreshSession()).error).not.toBeNull()
    expect(await access(here)).toEqual(everything)
    expect((await here.auth.refreshSession()).error).toBeNull()
    expect(await access(here)).toEqual(everything)
    await signIn({ ...account, password: another })
  })

  test('but not by another change of the account, nor by a refused password', async () => {
    const account = await newPerson('admin')
    const [here, there] = [await signIn(account), await signIn(account)]
    expect((await here.auth.updateUser({ data: { shown: 'Aina' } })).error).toBeNull()
    for (const [password, code] of [
      ['short', 'weak_password'],
      [account.password, 'same_password'],
    ] as const)
      expect((await here.auth.updateUser({ password })).error).toMatchObject({ status: 422, code })
    expect(await access(there)).toEqual(everything)
  })

  test('by removing the role; once it is granted again, the same session continues', async () => {
    const account = await newPerson('admin')
    const client = await signIn(account)
    const setRole = async (role: string | null) =>
      expect(
        (await service.auth.admin.updateUserById(account.id, { app_metadata: { role } })).error,
      ).toBeNull()
    expect(await access(client)).toEqual(everything)
    for (const role of ['editor', null]) {
      await setRole(role)
      expect(await access(client)).toEqual({ ...nothing, state: 'no_role' })
    }
    await setRole('admin')
    expect(await access(client)).toEqual(everything)
  })

  test('by deleting the user', async () => {
    const account = await newPerson('admin')
    const client = await signIn(account)
    expect(await access(client)).toEqual(everything)
    expect((await service.auth.admin.deleteUser(account.id)).error).toBeNull()
    expect(await access(client)).toEqual(ended)
    expect((await client.auth.refreshSession()).error).not.toBeNull()
  })
})

test('nobody can give themselves a role', async () => {
  const client = await signIn(await newPerson())
  await client.auth.updateUser({ data: { role: 'admin', app_metadata: { role: 'admin' } } })
  await client.auth.refreshSession()
  expect(await access(client)).toEqual({ ...nothing, state: 'no_role' })
})

test.each(['none', 'HS256'])('a forged token, signed %s, grants nothing', async (alg) => {
  const { id, email } = await newPerson('admin')
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { sub: id, email, role: 'authenticated', aud: 'authenticated', exp: 4_102_444_800 }
  const signature = alg === 'none' ? '' : part({ forged: true })
  const token = `${part({ alg, typ: 'JWT' })}.${part(claims)}.${signature}`
  const forger = clientOf({ authorization: `Bearer ${token}` })
  expect((await forger.from('orders').select('id')).status).toBe(401)
  expect((await forger.auth.getUser(token)).error).not.toBeNull()
  expect((await forger.storage.from('images').list()).data ?? []).toEqual([])
})

describe.runIf(hasMailbox)('a forgotten password', () => {
  test('gets the same answer whether or not the account exists', async () => {
    const { email } = await newPerson('admin')
    for (const address of [newEmail(), email])
      expect(await clientOf().auth.resetPasswordForEmail(address)).toEqual({ data: {}, error: null })
    expect((await emailedLink(email)).type).toBe('recovery')
  })

  test('is replaced by the link in the email, which works once, and signs out other sessions', async () => {
    const account = await newPerson('admin')
    const elsewhere = await withTokenOf(await signIn(account))
    await clientOf().auth.resetPasswordForEmail(account.email)
    const link = await emailedLink(account.email)
    expect((await follow({ ...link, token_hash: 'guessed' })).error).toMatchObject({ code: 'otp_expired' })
    const { client, error } = await follow(link)
    expect(error).toBeNull()
    expect(await access(elsewhere), 'opening the link alone ends nothing').toEqual(everything)
    expect((await client.auth.updateUser({ password: another })).error).toBeNull()
    expect(await access(client)).toEqual(everything)
    expect(await access(elsewhere)).toEqual(ended)
    expect((await follow(link)).error).toMatchObject({ code: 'otp_expired' })
    expect((await clientOf().auth.signInWithPassword(account)).error).not.toBeNull()
    await signIn({ ...account, password: another })
  })
})

describe('nobody can sign up', () => {
  const email = newEmail()
  const password = 'a-long-enough-password'
  const phone = '+60123456789'

  test.each<[string, (auth: Client['auth']) => Promise<{ error: unknown }>]>([
    ['with an address', (auth) => auth.signUp({ email, password })],
    [
      'with an address and a role',
      (auth) => auth.signUp({ email, password, options: { data: { role: 'admin' } } }),
    ],
    ['with a phone number', (auth) => auth.signUp({ phone, password })],
    ['anonymously', (auth) => auth.signInAnonymously()],
    ['by a link', (auth) => auth.signInWithOtp({ email, options: { shouldCreateUser: true } })],
    ['by an SMS', (auth) => auth.signInWithOtp({ phone })],
    ['with an external account', (auth) => auth.signInWithIdToken({ provider: 'google', token: 'a.b.c' })],
    ['with company SSO', (auth) => auth.signInWithSSO({ domain: 'example.test' })],
    ['by inviting themselves', (auth) => auth.admin.inviteUserByEmail(email)],
    ['by creating the account', (auth) => auth.admin.createUser({ email, password, email_confirm: true })],
  ])('%s', async (_door, enter) => {
    const { auth } = clientOf()
    expect((await enter(auth)).error).not.toBeNull()
    expect((await auth.getSession()).data.session).toBeNull()
  })

  test.each(['signup', 'otp', 'magiclink', '%6ftp', 'invite', 'admin/users', 'signup?grant_type=password'])(
    'by a request to %s',
    async (path) => {
      const answer = await post(`/auth/v1/${path}`, { email, password, create_user: true, data: {} })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    },
  )

  test('not even with an invited address: an invitation needs its link', async () => {
    const invited = await service.auth.admin.createUser({ email: newEmail() })
    const { id = '', email: address = '' } = invited.data.user ?? {}
    expect((await clientOf().auth.signUp({ email: address, password })).error).toMatchObject({
      code: 'signup_disabled',
    })
    await service.auth.admin.deleteUser(id)
  })

  test('and none of these creates an account', async () => {
    const { users } = (await service.auth.admin.listUsers({ page: 1, perPage: 200 })).data
    expect(users.filter((user) => user.email === email || user.is_anonymous || user.phone)).toEqual([])
  })
})
