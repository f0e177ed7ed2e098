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

  test('deletes a user', async () => {
    const { id, email } = await newPerson()
    expect((await admin.deleteUser(id)).error).toBeNull()
    expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
    expect((await clientOf().auth.signInWithPassword({ email, password })).error).not.toBeNull()
  })

  test('refuses an existing address, an invitation to an invalid one, and an unknown user', async () => {
    expect((await admin.createUser({ email: (await newPerson()).email })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    })
    expect((await admin.inviteUserByEmail('nobody')).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
    })
    expect((await admin.deleteUser(randomUUID())).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    })
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
