import { describe, expect, test } from 'vitest'
import { ADMIN_ID, type Client, databaseForFile, newPerson, NO_ROLE_ID, signIn } from '../support/database'

const db = databaseForFile()

type Person = Awaited<ReturnType<typeof newPerson>>
const person = (appMetadata?: object) => newPerson(db.backend, appMetadata)

const staff = async (client = db.admin) => (await client.rpc('staff')).data ?? []
const take = (client: Client, { id }: Pick<Person, 'id'>) => client.rpc('revoke_access', { person: id })
const give = (client: Client, { email }: Pick<Person, 'email'>, role = 'owner') =>
  client.rpc('grant_access', { email, role })
const logged = async (id: string) =>
  (await db.admin.rpc('history', { of_rows: [id], of_table: 'staff' })).data?.map(
    ({ action, actor, label }) => ({ action, actor, label }),
  )

const change = (client: Client, { id }: Pick<Person, 'id'>, role: string) =>
  client.rpc('change_role', { person: id, role })

describe('a role', () => {
  test.each(['sales', 'writer', 'owner'])('%s is granted, shown and logged', async (role) => {
    const newcomer = await person({})
    expect((await give(db.admin, newcomer, role)).data).toBe(true)
    expect((await newcomer.client.rpc('session_state')).data).toBe(role)
    expect((await staff()).find(({ id }) => id === newcomer.id)?.role).toBe(role)
    expect((await give(db.admin, newcomer, 'writer')).data).toBe(false)
    expect((await newcomer.client.rpc('session_state')).data).toBe(role)
  })

  test('that does not exist is refused without a change', async () => {
    const newcomer = await person({})
    for (const role of ['admin', 'boss', ''])
      expect((await give(db.admin, newcomer, role)).error).toMatchObject({ code: 'PT400', hint: 'role' })
    expect((await newcomer.client.rpc('session_state')).data).toBe('no_role')
  })

  test('changes from the next request on, keeps the sessions, and is logged', async () => {
    const other = await person({ role: 'sales' })
    expect((await change(db.admin, other, 'boss')).error).toMatchObject({ code: 'PT400', hint: 'role' })
    expect((await change(db.admin, other, 'writer')).error).toBeNull()
    expect((await other.client.rpc('session_state')).data).toBe('writer')
    expect((await change(db.admin, other, 'writer')).error).toBeNull()
    expect(await logged(other.id)).toEqual([{ action: 'update', actor: ADMIN_ID, label: other.email }])
    expect((await change(db.admin, { id: NO_ROLE_ID }, 'writer')).error).toMatchObject({
      message: 'person_unknown',
    })
  })

  test('cannot be changed by its holder, so that an owner always remains', async () => {
    const [one, other] = [await person(), await person()]
    expect((await change(one.client, one, 'sales')).error).toMatchObject({ message: 'own_access' })
    const both = await Promise.all([change(one.client, other, 'sales'), change(other.client, one, 'writer')])
    expect(both.map(({ error }) => error?.code ?? 'done').toSorted()).toEqual(['42501', 'done'])
  })
})

describe('access to the admin', () => {
  test('is granted to an existing user and logged with its author; granting it again changes nothing', async () => {
    const newcomer = await person({})
    expect((await newcomer.client.rpc('is_admin')).data).toBe(false)
    expect((await give(db.admin, { email: ` ${newcomer.email.toUpperCase()} ` })).data).toBe(true)
    expect((await newcomer.client.rpc('is_admin')).data).toBe(true)
    expect((await give(db.admin, newcomer)).data).toBe(false)
    expect(await logged(newcomer.id)).toEqual([{ action: 'insert', actor: ADMIN_ID, label: newcomer.email }])
    expect((await give(db.admin, { email: 'nobody@example.test' })).error).toMatchObject({
      message: 'person_unknown',
    })
  })

  test('is revoked from the next request on, for tokens already issued, and logged', async () => {
    const leaving = await person()
    expect(await staff(leaving.client)).not.toEqual([])
    expect((await take(db.admin, leaving)).data).toBe(true)
    expect((await leaving.client.rpc('session_state')).data).toBe('ended')
    expect(await staff(leaving.client)).toEqual([])
    expect((await give(leaving.client, leaving)).error).toMatchObject({ code: '42501' })
    expect((await leaving.client.auth.refreshSession()).error).not.toBeNull()
    expect(await logged(leaving.id)).toEqual([{ action: 'delete', actor: ADMIN_ID, label: leaving.email }])
    expect((await take(db.admin, leaving)).error).toMatchObject({ message: 'person_unknown' })
  })

  test('is back after it was revoked, granted and a new sign-in, with the account unchanged', async () => {
    const back = await person({ role: 'admin', team: 'words' })
    await take(db.admin, back)
    await give(db.admin, back)
    const client = await signIn(db.backend, back.email, 'a-long-enough-password')
    expect((await client.rpc('is_admin')).data).toBe(true)
    const [row] = await db.backend.query<{ team: string }>(
      `select raw_app_meta_data ->> 'team' as team from auth.users where id = $1::text::uuid`,
      [back.id],
    )
    expect(row?.team).toBe('words')
  })

  test('cannot be revoked by its holder, so that the last owner remains', async () => {
    const [one, other] = [await person(), await person()]
    expect((await take(one.client, one)).error).toMatchObject({ message: 'own_access' })
    // Both revoke each other's access at the same time.
    const both = await Promise.all([take(one.client, other), take(other.client, one)])
    expect(both.map(({ error }) => error?.code ?? 'done').toSorted()).toEqual(['42501', 'done'])
    const left = await staff()
    expect([one, other].filter(({ id }) => left.some((row) => row.id === id))).toHaveLength(1)
  })

  test('is listed with its date and the last sign-in, which an invited person lacks', async () => {
    const newcomer = await person({})
    const { data } = await db.service.auth.admin.inviteUserByEmail('invited@example.test')
    const before = Date.now() - 60_000
    await give(db.admin, newcomer)
    await give(db.admin, { email: 'invited@example.test' })
    const rows = await staff()
    expect(rows.map(({ email }) => email)).toEqual(rows.map(({ email }) => email).toSorted())
    const row = rows.find(({ id }) => id === newcomer.id)
    expect(Date.parse(row?.since ?? '')).toBeGreaterThan(before)
    expect(row?.last_sign_in_at).toEqual(expect.any(String))
    expect(rows.find(({ id }) => id === data.user?.id)).toMatchObject({
      email: 'invited@example.test',
      last_sign_in_at: null,
    })
    expect(rows.some(({ id }) => id === NO_ROLE_ID)).toBe(false)
    expect((await take(db.admin, { id: data.user?.id ?? '' })).data).toBe(false)
  })
})
