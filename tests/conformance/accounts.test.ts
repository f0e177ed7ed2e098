import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import {
  clientOf,
  follow,
  hasMailbox,
  cleanUp,
  emailedLink,
  newEmail,
  newPerson,
  service,
  signIn,
  tokenOf,
  deletePersonAtEnd,
} from './support/project'

const { admin } = service.auth
const password = 'a-long-enough-password'

afterAll(cleanUp)

async function invited(email: string) {
  const answer = await admin.inviteUserByEmail(email)
  if (answer.data.user) deletePersonAtEnd(answer.data.user.id)
  return answer
}

describe('the admin API of the auth service', () => {
  test('creates a user who can sign in, and returns one', async () => {
    const { id, email, password: theirs } = await newPerson('editor')
    const user = {
      id,
      email,
      aud: 'authenticated',
      app_metadata: { provider: 'email', role: 'editor' },
      identities: [{ provider: 'email', identity_data: { email } }],
    }
    expect((await admin.getUserById(id)).data.user).toMatchObject(user)
    const client = await signIn({ email, password: theirs })
    expect((await client.auth.getUser()).data.user).toMatchObject(user)
  })

  test('lists users, newest first', async () => {
    const [first, second] = [await newPerson(), await newPerson()]
    const { users } = (await admin.listUsers()).data
    expect(users.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id])
  })

  test('changes a user; metadata is merged, and null removes a key', async () => {
    const { id } = await newPerson('editor')
    const email = newEmail()
    const { data } = await admin.updateUserById(id, {
      email,
      password: 'another-long-password',
      app_metadata: { role: null, team: 'words' },
    })
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'], team: 'words' })
    const client = await signIn({ email, password: 'another-long-password' })
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
  })

  test('deletes a user', async () => {
    const { id, email } = await newPerson()
    expect((await admin.deleteUser(id)).error).toBeNull()
    expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
    expect((await clientOf().auth.signInWithPassword({ email, password })).error).not.toBeNull()
  })

  test.each([
    ['a user without an address', () => admin.createUser({ password }), 400, 'validation_failed'],
    [
      'an existing address',
      async () => admin.createUser({ email: (await newPerson()).email }),
      422,
      'email_exists',
    ],
    [
      'an invitation to an invalid address',
      () => admin.inviteUserByEmail('nobody'),
      400,
      'validation_failed',
    ],
    [
      'a short password',
      async () => admin.updateUserById((await newPerson()).id, { password: 'short' }),
      422,
      'weak_password',
    ],
    ['an unknown user', () => admin.deleteUser(randomUUID()), 404, 'user_not_found'],
  ])('refuses %s', async (_name, call, status, code) => {
    expect((await call()).error).toMatchObject({ status, code })
  })

  test('is only for the secret key: not for visitors or an administrator of the site', async () => {
    const token = await tokenOf(await signIn(await newPerson('admin')))
    for (const one of [clientOf(), clientOf({ authorization: `Bearer ${token}` })]) {
      for (const refused of [
        await one.auth.admin.listUsers(),
        await one.auth.admin.inviteUserByEmail(newEmail()),
        await one.auth.admin.createUser({ email: newEmail(), password }),
        await one.auth.admin.deleteUser(randomUUID()),
      ])
        expect([401, 403]).toContain(refused.error?.status)
    }
    expect((await admin.listUsers()).error).toBeNull()
  })
})

describe.runIf(hasMailbox)('an invitation', () => {
  test('can be sent again until it is accepted; its link works once and signs the person in', async () => {
    const email = newEmail()
    const { data } = await invited(email)
    const id = data.user?.id
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String) })
    const before = await emailedLink(email)
    expect(before.type).toBe('invite')
    expect((await invited(email)).data.user?.id).toBe(id)
    const link = await emailedLink(email, 2)
    expect(link.token_hash).not.toBe(before.token_hash)

    expect((await follow(before)).error).toMatchObject({ code: 'otp_expired' })
    const { client, data: arrived } = await follow(link)
    expect(arrived.user?.id).toBe(id)
    expect((await client.auth.updateUser({ password })).error).toBeNull()
    expect((await follow(link)).error).not.toBeNull()
    await signIn({ email, password })
    expect((await invited(email)).error).toMatchObject({ status: 422, code: 'email_exists' })
  })
})
