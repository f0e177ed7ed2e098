import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from '@supabase/lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from './api'
import type { Database } from './database'
import { LOCAL_KEYS } from './keys'
import { openPglite } from './pglite-database'
import { runInScope } from './request-scope'

let database: Database
let api: Awaited<ReturnType<typeof createApi>>

beforeAll(async () => {
  database = await openPglite()
  api = await createApi(database, join(tmpdir(), 'unused'), { siteUrl: 'http://localhost' })
  await database.exec(`
    create role anon nologin;
    create table public.open (id int); alter table public.open enable row level security;
    create policy "open" on public.open for select to anon using (true); grant select on public.open to anon;
    create table public.locked (id int); alter table public.locked enable row level security;
    create policy "open" on public.locked for select to anon using (true);
    create schema private; create table private.hidden (id int); alter table private.hidden enable row level security;`)
})
afterAll(() => database.close())

const get = (path: string) =>
  new Request(`http://localhost/rest/v1/${path}`, { headers: { apikey: LOCAL_KEYS.publishable } })
const mayRead = async (table: string) =>
  (
    await database.query<{ may: boolean }>(`select has_table_privilege('anon', $1, 'select') as may`, [table])
  )[0]?.may

describe('grants', () => {
  it('rights that migrations revoked stay revoked through the first requests', async () => {
    expect((await api.fetch(get('open'))).status).toBe(200)
    expect((await api.fetch(get('locked'))).status).toBe(401)
    expect([
      await mayRead('public.open'),
      await mayRead('public.locked'),
      await mayRead('private.hidden'),
    ]).toEqual([true, false, false])
  })

  // Proves that the hook is needed: remove the hook when this fails.
  it('the embedded Supabase without the hook would grant everything', async () => {
    Reflect.deleteProperty(database.connection, 'withContext')
    const app = new App({ connection: database.connection, options: { server: { admin: false } } })
    await database.serve(() => runInScope({}, async () => app.fetch(get('open'))))
    expect(await mayRead('private.hidden')).toBe(true)
  })
})
