import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, clientOf, databaseForFile, newPerson } from '../support/database'
import { access, ended, everything } from '../support/admin-access'
import { sessionToken } from '../support/session-token'

const db = databaseForFile()

beforeAll(async () => {
  await db.add('orders')
})

describe('a session', () => {
  /** Signs in and sets the session's times as if it had begun or been refreshed earlier. */
  async function sessionWith(columns: string): Promise<Client> {
    const { id, client } = await newPerson(db.backend)
    await db.backend.exec(`update auth.sessions set ${columns} where user_id = '${id}'`)
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
    ['before its end', "not_after = now() + interval '1 minute'"],
  ])('%s is valid', async (_name, columns) => {
    expect(await access(await sessionWith(columns))).toEqual(everything)
  })

  test.each([
    ['not refreshed for a day', `refreshed_at = ${utc} - interval '24 hours 1 minute'`],
    [
      'begun more than a day ago and never refreshed',
      "created_at = now() - interval '25 hours', updated_at = null, refreshed_at = null",
    ],
    [
      'older than two weeks, even if just refreshed',
      `created_at = now() - interval '14 days 1 minute', refreshed_at = ${utc}`,
    ],
    ['past its end', "not_after = now() - interval '1 second'"],
  ])('%s has ended', async (_name, columns) => {
    expect(await access(await sessionWith(columns))).toEqual(ended)
  })

  test('that has ended cannot be renewed by its refresh token', async () => {
    const idle = await sessionWith(`refreshed_at = ${utc} - interval '25 hours'`)
    expect((await idle.auth.refreshSession()).error).not.toBeNull()
    const fresh = await sessionWith(`refreshed_at = ${utc} - interval '23 hours'`)
    expect((await fresh.auth.refreshSession()).error).toBeNull()
    expect(await access(fresh)).toEqual(everything)
  })

  test.each([
    ['banned', "banned_until = now() + interval '1 minute'"],
    ['banned for ever', "banned_until = 'infinity'"],
    ['deleted', 'deleted_at = now()'],
  ])('of an account that was %s has ended at once', async (_name, columns) => {
    const { id, client } = await newPerson(db.backend)
    expect(await access(client)).toEqual(everything)
    await db.backend.exec(`update auth.users set ${columns} where id = '${id}'`)
    expect(await access(client)).toEqual(ended)
  })

  test('of an account whose ban is over is valid', async () => {
    const { id, client } = await newPerson(db.backend)
    await db.backend.exec(
      `update auth.users set banned_until = now() - interval '1 second' where id = '${id}'`,
    )
    expect(await access(client)).toEqual(everything)
  })

  test('of another user, or none, does not make a token valid', async () => {
    const [mine, theirs] = [await newPerson(db.backend), await newPerson(db.backend)]
    const { data } = await mine.client.auth.getClaims()
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

test('session_state answers signed-in users, no_role for one without a role; a visitor may not ask', async () => {
  expect((await db.withoutRole.rpc('session_state')).data).toBe('no_role')
  expect((await db.visitor.rpc('session_state')).error?.code).toBe('42501')
})

test('the auth service ends sessions at the same ages as the database', async () => {
  const config = readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8')
  const hours = (name: string) => Number(new RegExp(`^${name} = "(\\d+)h"$`, 'm').exec(config)?.[1])
  const [limits] = await db.backend.query(
    "select private.limit_for('session days') as days, private.limit_for('session idle hours') as idle",
  )
  expect(limits).toEqual({ days: hours('timebox') / 24, idle: hours('inactivity_timeout') })
})
