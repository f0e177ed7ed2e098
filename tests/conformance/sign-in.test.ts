import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../support/api-client'
import { validRow } from '../support/database-rows'
import { access, ended, everything, nothing } from '../support/admin-access'
import {
  addRow,
  clientOf,
  follow,
  hasMailbox,
  leaveNothing,
  mailedLink,
  newEmail,
  newPerson,
  post,
  service,
  signIn,
  withTokenOf,
} from './support/project'

beforeAll(() => addRow('orders', validRow('orders')))
afterAll(leaveNothing)

const another = 'another-long-password'

describe('signing in', () => {
  test('opens the admin to an administrator, and to nobody else who has an account', async () => {
    expect(await access(await signIn(await newPerson('admin')))).toEqual(everything)
    expect(await access(await signIn(await newPerson()))).toEqual({ ...nothing, state: 'no_role' })
  })

  test('with a wrong password, or an unknown address, is refused in the same words', async () => {
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

  test('of a visitor opens nothing', async () => {
    expect((await clientOf().rpc('session_state')).error?.code).toBe('42501')
  })
})

describe('a token to go on with', () => {
  const refresh = (refresh_token = '') => clientOf().auth.refreshSession({ refresh_token })

  test('gives another, and when its answer was lost, the same one again', async () => {
    const client = await signIn(await newPerson('admin'))
    const first = (await client.auth.getSession()).data.session
    const second = (await refresh(first?.refresh_token)).data.session
    expect(second?.refresh_token).toEqual(expect.any(String))
    expect(second?.refresh_token).not.toBe(first?.refresh_token)
    expect((await refresh(first?.refresh_token)).data.session?.refresh_token).toBe(second?.refresh_token)
    expect(await access(await withTokenOf(client))).toEqual(everything)
  })

  test('that nobody gave is refused', async () => {
    expect((await refresh('abcdefghijkl')).error).toMatchObject({ status: 400 })
  })
})

describe('on the tokens already given, access ends at once', () => {
  test('of this session by signing out; another one of the same person goes on', async () => {
    const account = await newPerson('admin')
    const [here, there] = [await signIn(account), await signIn(account)]
    const [tokenHere, tokenThere] = [await withTokenOf(here), await withTokenOf(there)]
    expect(await access(tokenHere)).toEqual(everything)
    expect((await here.auth.signOut({ scope: 'local' })).error).toBeNull()
    expect(await access(tokenHere)).toEqual(ended)
    expect((await here.auth.refreshSession()).error).not.toBeNull()
    expect(await access(tokenThere)).toEqual(everything)
  })

  test('of the others by signing the others out; this one goes on', async () => {
    const account = await newPerson('admin')
    const [here, there] = [await signIn(account), await signIn(account)]
    const tokenThere = await withTokenOf(there)
    expect(await access(tokenThere)).toEqual(everything)
    expect((await here.auth.signOut({ scope: 'others' })).error).toBeNull()
    expect(await access(tokenThere)).toEqual(ended)
    expect(await access(here)).toEqual(everything)
  })

  test('of all by signing out everywhere; another administrator’s goes on', async () => {
    const account = await newPerson('admin')
    const other = await signIn(await newPerson('admin'))
    const [here, there] = [await signIn(account), await signIn(account)]
    const tokens = [await withTokenOf(here), await withTokenOf(there)]
    for (const token of tokens) expect(await access(token)).toEqual(everything)
    expect((await here.auth.signOut({ scope: 'global' })).error).toBeNull()
    for (const token of tokens) expect(await access(token)).toEqual(ended)
    expect(await access(other)).toEqual(everything)
  })

  test('of the others by a new password, and their refresh tokens buy no new one; this one goes on', async () => {
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

  test('a change of the account that sets no password ends nothing, nor does a password that is refused', async () => {
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

  test('by taking the role away; given again, the same session goes on', async () => {
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

test('nobody gives themselves a role', async () => {
  const client = await signIn(await newPerson())
  await client.auth.updateUser({ data: { role: 'admin', app_metadata: { role: 'admin' } } })
  await client.auth.refreshSession()
  expect(await access(client)).toEqual({ ...nothing, state: 'no_role' })
})

test.each(['none', 'HS256'])(
  'a token that somebody wrote for themselves, signed %s, opens nothing',
  async (alg) => {
    const { id, email } = await newPerson('admin')
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = { sub: id, email, role: 'authenticated', aud: 'authenticated', exp: 4_102_444_800 }
    const signature = alg === 'none' ? '' : part({ forged: true })
    const token = `${part({ alg, typ: 'JWT' })}.${part(claims)}.${signature}`
    const forger = clientOf({ authorization: `Bearer ${token}` })
    expect((await forger.from('orders').select('id')).status).toBe(401)
    expect((await forger.auth.getUser(token)).error).not.toBeNull()
    expect((await forger.storage.from('pictures').list()).data ?? []).toEqual([])
  },
)

describe.runIf(hasMailbox)('a forgotten password', () => {
  test('is asked for with the same answer, whether or not there is such an account', async () => {
    const { email } = await newPerson('admin')
    for (const address of [newEmail(), email])
      expect(await clientOf().auth.resetPasswordForEmail(address)).toEqual({ data: {}, error: null })
    expect((await mailedLink(email)).type).toBe('recovery')
  })

  test('is replaced by the mail’s link, which works once; whoever was signed in is out', async () => {
    const account = await newPerson('admin')
    const elsewhere = await withTokenOf(await signIn(account))
    await clientOf().auth.resetPasswordForEmail(account.email)
    const link = await mailedLink(account.email)
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

describe('nobody signs up', () => {
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
    ['as nobody in particular', (auth) => auth.signInAnonymously()],
    ['by a link', (auth) => auth.signInWithOtp({ email, options: { shouldCreateUser: true } })],
    ['by an SMS', (auth) => auth.signInWithOtp({ phone })],
    ['with an account elsewhere', (auth) => auth.signInWithIdToken({ provider: 'google', token: 'a.b.c' })],
    ['through their company', (auth) => auth.signInWithSSO({ domain: 'example.test' })],
    ['by inviting themselves', (auth) => auth.admin.inviteUserByEmail(email)],
    ['by making the account', (auth) => auth.admin.createUser({ email, password, email_confirm: true })],
  ])('%s', async (_door, enter) => {
    const { auth } = clientOf()
    expect((await enter(auth)).error).not.toBeNull()
    expect((await auth.getSession()).data.session).toBeNull()
  })

  test.each(['signup', 'otp', 'magiclink', '%6ftp', 'invite', 'admin/users', 'signup?grant_type=password'])(
    'by a call of %s',
    async (path) => {
      const answer = await post(`/auth/v1/${path}`, { email, password, create_user: true, data: {} })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    },
  )

  test('also not who was invited: an invitation is followed, not signed up for', async () => {
    const invited = await service.auth.admin.createUser({ email: newEmail() })
    const { id = '', email: address = '' } = invited.data.user ?? {}
    expect((await clientOf().auth.signUp({ email: address, password })).error).toMatchObject({
      code: 'signup_disabled',
    })
    await service.auth.admin.deleteUser(id)
  })

  test('and no account came of any of these', async () => {
    const { users } = (await service.auth.admin.listUsers({ page: 1, perPage: 200 })).data
    expect(users.filter((user) => user.email === email || user.is_anonymous || user.phone)).toEqual([])
  })
})
