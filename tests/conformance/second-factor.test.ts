import { afterAll, beforeAll, expect, test } from 'vitest'
import { validRow } from '../support/database-rows'
import { access, ended, everything } from '../support/admin-access'
import { oneTimeCode } from '../support/one-time-code'
import { addRow, cleanUp, newAdministrator, newPerson, post, service, signIn } from './support/project'

const another = 'another-long-password'

beforeAll(() => addRow('orders', validRow('orders')))
afterAll(cleanUp)

/**
 * An administrator with a new second factor and the session that enrolled it; undefined if the project has no
 * TOTP.
 */
async function withFactor() {
  const person = await newPerson('admin')
  const client = await signIn(person)
  // The embedded auth service does not have this path.
  if ((await post('/auth/v1/factors', {}, client)).status === 404) return undefined
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' })
  if (error?.code === 'mfa_totp_enroll_not_enabled') return undefined
  if (error) throw error
  const factorId = data.id
  const code = () => oneTimeCode(data.totp.secret)
  return { person, client, factorId, code, image: data.totp.qr_code }
}

test('a second factor is enabled by its code, required after the password, and disabled', async ({
  skip,
}) => {
  const enrolled = await withFactor()
  if (!enrolled) return skip('This project has no second factor (TOTP).')
  const { person, client, factorId, code, image } = enrolled
  const { mfa } = client.auth
  expect(image).toMatch(/^data:image\/svg\+xml/)
  const elsewhere = await signIn(person)
  expect((await mfa.enroll({ factorType: 'totp' })).error).toMatchObject({ code: 'mfa_factor_name_conflict' })
  expect(await access(elsewhere), 'one that is not confirmed asks for nothing').toEqual(everything)

  const wrong = { factorId, code: code() === '000000' ? '000001' : '000000' }
  expect((await mfa.challengeAndVerify(wrong)).error).toMatchObject({ code: 'mfa_verification_failed' })
  expect((await mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull()
  expect(await access(client)).toEqual(everything)
  expect(await access(elsewhere)).toEqual(ended)

  const later = await signIn(person)
  expect((await later.auth.getUser()).data.user?.factors).toMatchObject([
    { id: factorId, status: 'verified' },
  ])
  expect(await access(later)).toEqual(ended)
  const refused = { code: 'insufficient_aal' }
  expect((await later.auth.updateUser({ password: another })).error).toMatchObject(refused)
  expect((await later.auth.mfa.unenroll({ factorId })).error).toMatchObject(refused)
  await later.auth.refreshSession()
  expect(await access(later), 'a new token is no code').toEqual(ended)
  expect((await later.auth.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull()
  expect(await access(later)).toEqual(everything)
  expect((await later.auth.updateUser({ password: another })).error).toBeNull()

  expect((await later.auth.mfa.unenroll({ factorId })).error).toBeNull()
  expect(await access(await signIn({ ...person, password: another }))).toEqual(everything)
})

test('a lost second factor is removed with the access and does not return with it', async ({ skip }) => {
  const enrolled = await withFactor()
  if (!enrolled) return skip('This project has no second factor (TOTP).')
  const { person, client, factorId, code } = enrolled
  expect((await client.auth.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull()
  const other = await newAdministrator()
  expect((await other.rpc('revoke_access', { person: person.id })).error).toBeNull()
  expect(await access(client)).toEqual(ended)
  expect((await service.auth.admin.getUserById(person.id)).data.user?.factors ?? []).toEqual([])
  expect((await other.rpc('grant_access', { email: person.email, role: 'owner' })).error).toBeNull()
  expect(await access(await signIn(person))).toEqual(everything)
})
