import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../support/api-client'
import {
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
  deletePersonAtEnd,
} from './support/project'

let owner: Client

beforeAll(async () => {
  owner = await signIn(await newPerson('admin'))
})
afterAll(cleanUp)

/** Calls the function as this person's browser does. */
async function staff(body: object, client = owner) {
  const answer = await post('/functions/v1/staff', body, client)
  const { outcome, error } = (await answer.json()) as { outcome?: string; error?: string }
  return [answer.status, outcome ?? error]
}

async function idOf(email: string) {
  const id = (await owner.rpc('staff')).data?.find((row) => row.email === email)?.id
  if (id) deletePersonAtEnd(id)
  return id
}

/** Opens the newest link, sets a password and signs in with it. */
async function arrive(email: string, password: string, mails: number): Promise<Client> {
  const { client, error } = await follow(await emailedLink(email, mails))
  expect(error).toBeNull()
  expect((await client.auth.updateUser({ password })).error).toBeNull()
  return signIn({ email, password })
}

describe.runIf(hasMailbox)('staff', () => {
  test('are invited, set a password, get access, and lose it with the next request once removed', async () => {
    const email = newEmail()
    expect(await staff({ action: 'invite', email, role: 'owner' })).toEqual([200, 'invited'])
    expect((await emailedLink(email)).type).toBe('invite')
    expect(await staff({ action: 'invite', email, role: 'owner' })).toEqual([200, 'invited'])
    const person = await idOf(email)
    const farah = await arrive(email, 'a-password-of-farah', 2)
    expect((await farah.rpc('is_admin')).data).toBe(true)
    expect(await staff({ action: 'invite', email, role: 'owner' })).toEqual([409, 'already'])

    expect(await staff({ action: 'remove', person })).toEqual([200, 'removed'])
    expect((await farah.rpc('session_state')).data).toBe('ended')
    expect(await staff({ action: 'remove', person }, farah)).toEqual([403, 'forbidden'])
    expect(await staff({ action: 'remove', person })).toEqual([404, 'gone'])

    expect(await staff({ action: 'invite', email, role: 'owner' })).toEqual([200, 'restored'])
    expect((await emailedLink(email, 3)).type).toBe('recovery')
    const again = await arrive(email, 'another-password-of-farah', 3)
    expect((await again.rpc('is_admin')).data).toBe(true)
    const { data } = await owner.rpc('history', { of_rows: [person ?? ''], of_table: 'staff' })
    expect(data?.map(({ action, label }) => [action, label])).toEqual([
      ['insert', email],
      ['delete', email],
      ['insert', email],
    ])
  })

  test('with a revoked invitation have an invalid link and no account', async () => {
    const email = newEmail()
    await staff({ action: 'invite', email, role: 'owner' })
    const link = await emailedLink(email)
    const person = await idOf(email)
    expect(await staff({ action: 'remove', person })).toEqual([200, 'removed'])
    expect((await follow(link)).error).not.toBeNull()
    expect((await service.auth.admin.getUserById(person ?? '')).error).toMatchObject({ status: 404 })
  })
})

test('somebody who has just requested a new password can be let in again', async () => {
  const account = await newPerson('admin')
  await signIn(account)
  expect(await staff({ action: 'remove', person: account.id })).toEqual([200, 'removed'])
  await clientOf().auth.resetPasswordForEmail(account.email)
  // The service requires a pause between two emails to one person.
  const [status, outcome] = await staff({ action: 'invite', email: account.email, role: 'owner' })
  expect([status, ['restored', 'not_written'].includes(String(outcome))]).toEqual([200, true])
  expect((await (await signIn(account)).rpc('is_admin')).data).toBe(true)
})

test('neither a user without a role nor the public key can change staff', async () => {
  const account = await newPerson()
  const withoutRole = await signIn(account)
  const asked = { action: 'invite', email: account.email, role: 'owner' }
  expect(await staff(asked, withoutRole)).toEqual([403, 'forbidden'])
  expect(await staff(asked, clientOf())).toEqual([401, 'signed_out'])
  expect((await withoutRole.rpc('is_admin')).data).toBe(false)
})

test('only an owner can change a role; nobody can change their own', async () => {
  const account = await newPerson('sales')
  const client = await signIn(account)
  expect((await client.rpc('session_state')).data).toBe('sales')
  const change = { action: 'change', person: account.id, role: 'writer' }
  expect(await staff({ ...change, role: 'owner' }, client)).toEqual([403, 'forbidden'])
  expect(await staff(change)).toEqual([200, 'changed'])
  expect((await client.rpc('session_state')).data).toBe('writer')
})

test('nobody can revoke their own access', async () => {
  const account = await newPerson('admin')
  const client = await signIn(account)
  expect(await staff({ action: 'remove', person: account.id }, client)).toEqual([409, 'own_access'])
  expect((await client.rpc('is_admin')).data).toBe(true)
})
