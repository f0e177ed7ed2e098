import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from './api'
import type { Database } from './database'
import { LOCAL_KEYS } from './keys'
import { openPglite } from './pglite-database'

interface Driver {
  exec(sql: string): Promise<unknown>
  query(sql: string, params: unknown[], options: { serializers: object }): Promise<unknown>
}

let database: Database
let driver: Driver
let api: Awaited<ReturnType<typeof createApi>>

beforeAll(async () => {
  database = await openPglite()
  driver = (database.connection as unknown as { driver: Driver }).driver
  api = await createApi(database, join(tmpdir(), 'unused'), {})
  await database.exec(
    'create role anon nologin; create table public.open (id int); grant select on public.open to anon',
  )
})
afterAll(() => database.close())

const TEXT_LIST = 1009
/** Breaks off a message in the middle: the driver's buffers keep the first half. */
const breakOff = () =>
  driver.query('select $1::text[]', [5], { serializers: { [TEXT_LIST]: (value: unknown) => value } })

describe.each([
  ['an open transaction', () => driver.exec('begin')],
  ['an aborted transaction', () => driver.exec('begin; select 1 / 0')],
  ['half a message', breakOff],
  ['half a message in a transaction', () => driver.exec('begin').then(breakOff)],
  ['another role', () => driver.exec('begin; set local role anon')],
])('a session that was left with %s', (_name, leave) => {
  it('is mended before the next request uses it', async () => {
    await leave().catch(() => undefined)
    const headers = { apikey: LOCAL_KEYS.publishable }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.fetch(new Request('http://localhost/rest/v1/open', { headers }))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })

  it("is mended after a request before the backend's own statements use it", async () => {
    const request = () => database.serve(leave).catch(() => undefined)
    await request()
    expect(await database.query('select current_user = session_user as own')).toEqual([{ own: true }])
    await request()
    await database.transaction(async (exec) => exec('create table public.kept ()'))
    await request()
    await database.exec('drop table public.kept')
  })
})

it('a transaction that the program itself opened stays open over its statements', async () => {
  await database.exec('begin')
  await database.exec('create table public.planted ()')
  expect(await database.query("select to_regclass('public.planted') is not null as there")).toEqual([
    { there: true },
  ])
  await database.exec('rollback')
  expect(await database.query("select to_regclass('public.planted') is not null as there")).toEqual([
    { there: false },
  ])
})
