import { expect, test } from 'vitest'
import { addUser, databaseForFile, signIn } from '../support/database'

const db = databaseForFile()

const passwordNotices = async () => {
  const claims = (await db.service.rpc('claim_due', { p_channel: 'email' })).data
  return (claims as Array<{ kind: string; recipient: string; alert: { changed_at: string } }>).filter(
    ({ kind }) => kind === 'password_changed',
  )
}

test('a password change sends its owner an email with the time', async () => {
  const email = 'nurul@example.test'
  await addUser(db.backend, { id: crypto.randomUUID(), email, password: 'the present password' })
  const nurul = await signIn(db.backend, email, 'the present password')
  expect(await passwordNotices(), 'a sign-in is no new password').toEqual([])
  const before = Date.now()
  expect((await nurul.auth.updateUser({ password: 'quite another password' })).error).toBeNull()
  const [mail, ...others] = await passwordNotices()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: email, alert: { alert: 'password_changed' } })
  expect(Math.abs(Date.parse(mail?.alert.changed_at ?? '') - before)).toBeLessThan(60_000)
})

test('the first password of an invited person sends no email', async () => {
  const id = crypto.randomUUID()
  await addUser(db.backend, { id, email: 'invited@example.test', password: 'x' })
  const set = (password: string | null) =>
    db.backend.query('update auth.users set encrypted_password = $1::text where id = $2::text::uuid', [
      password,
      id,
    ])
  await db.backend.query('update auth.users set encrypted_password = null where id = $1::text::uuid', [id])
  await set('$2a$04$first')
  expect(await passwordNotices()).toEqual([])
  await set('$2a$04$second')
  expect(await passwordNotices()).toMatchObject([{ recipient: 'invited@example.test' }])
})
