import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLocalBackend, LOCAL_KEYS, type LocalBackend } from '../backend'
import { apiCaller } from '../testing/api-caller'
import { sessionToken } from '../../../tests/support/session-token'
import { createFolder } from '../testing/temporary-folder'

/** A small schema. */
const studioTables = `
create table public.notes (
  id int primary key,
  body text check (length(body) <= 5),
  written_at timestamptz not null default now()
);
alter table public.notes enable row level security;
create policy "anyone may do anything" on public.notes for all to anon, authenticated using (true) with check (true);

create function public.edge_caller() returns text language sql stable set search_path = '' as
  $$ select current_setting('request.headers', true)::jsonb ->> 'cf-connecting-ip' $$;
create function public.caller() returns text language sql stable set search_path = '' as
  $$ select current_setting('request.headers', true)::jsonb ->> 'x-forwarded-for' $$;
create function public.created() returns void language sql volatile set search_path = '' as
  $$ select set_config('response.status', '201', true) $$;
create function public.my_role() returns text language sql stable set search_path = '' as $$ select current_user::text $$;
create function public.my_id() returns uuid language sql stable set search_path = '' as $$ select auth.uid() $$;
create function public.my_claims() returns json language sql stable set search_path = '' as $$
  select json_build_object('sub', current_setting('request.jwt.claim.sub', true), 'role', auth.role(), 'all', auth.jwt()) $$;
create function public.refuse(state text) returns void language plpgsql set search_path = '' as
  $$ begin raise exception 'slot_taken' using errcode = state, detail = 'the detail', hint = 'the hint'; end $$;
`

const project = createFolder({ 'migrations/20260101000000_studio.sql': studioTables })
let backend: LocalBackend
let call: ReturnType<typeof apiCaller>

beforeAll(async () => {
  backend = await createLocalBackend({ supabaseDir: project.path })
  call = apiCaller(backend)
})
beforeEach(() => backend.exec('delete from public.notes'))
afterAll(async () => {
  await backend.close()
  project.remove()
})

const returned = { prefer: 'return=representation' }

describe('responses match the hosted API', () => {
  it('timestamps are ISO', async () => {
    const { body } = await call('/rest/v1/notes', { body: { id: 1 }, headers: returned })
    expect(body).toMatchObject([{ written_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/) }])
  })

  it('a check violation is 400 with its SQLSTATE', async () => {
    expect(await call('/rest/v1/notes', { body: { id: 1, body: 'longer' } })).toMatchObject({
      status: 400,
      body: {
        code: '23514',
        message: 'new row for relation "notes" violates check constraint "notes_body_check"',
        hint: null,
      },
    })
  })

  it.each([
    ['P0001', 400],
    ['22023', 400],
    ['PT409', 409],
    ['23514', 400],
    ['42501', 401],
    ['28000', 403],
    ['40001', 500],
    ['53000', 503],
    ['XX000', 500],
  ])('a raised %s is %i, with message, details and hint', async (state, status) => {
    expect(await call('/rest/v1/rpc/refuse', { body: { state } })).toMatchObject({
      status,
      body: { code: state, message: 'slot_taken', details: 'the detail', hint: 'the hint' },
    })
  })

  it('a delete or update without a filter is refused; with a filter it is done', async () => {
    await call('/rest/v1/notes', { body: [{ id: 1 }, { id: 2 }] })
    expect(await call('/rest/v1/notes', { method: 'DELETE' })).toMatchObject({
      status: 400,
      body: { code: '21000' },
    })
    const update = await call('/rest/v1/notes', { method: 'PATCH', body: { body: 'all' } })
    expect(update).toMatchObject({ status: 400, body: { code: '21000' } })
    expect((await call('/rest/v1/notes?id=eq.1', { method: 'DELETE' })).status).toBe(204)
    expect((await call('/rest/v1/notes?select=id')).body).toEqual([{ id: 2 }])
  })

  it('a procedure may set the response status', async () => {
    expect((await call('/rest/v1/rpc/created', { body: {} })).status).toBe(201)
    expect((await call('/rest/v1/rpc/caller', { body: {} })).status).toBe(200)
  })

  it('an unknown path outside the APIs is 404', async () => {
    expect((await call('/_system/config', { peerAddress: '127.0.0.1' })).status).toBe(404)
  })
})

describe('the caller', () => {
  it('an address that an earlier proxy wrote stays first', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.4' }
    expect((await call('/rest/v1/rpc/caller', { body: {}, headers })).body).toBe('198.51.100.4, 203.0.113.7')
  })

  it('cf-connecting-ip is the address of the connection, even if the caller sends another', async () => {
    const headers = { 'cf-connecting-ip': '198.51.100.4', 'x-test-caller': '198.51.100.5' }
    expect((await call('/rest/v1/rpc/edge_caller', { body: {}, headers })).body).toBe('203.0.113.7')
  })

  it('a request without a key is refused, even from this machine', async () => {
    for (const peerAddress of ['127.0.0.1', '::1', '203.0.113.7']) {
      expect((await call('/rest/v1/rpc/my_role', { body: {}, key: null, peerAddress })).status).toBe(401)
      expect((await call('/storage/v1/bucket', { key: null, peerAddress })).body).toEqual([])
    }
  })

  it('each key has its role, even with many concurrent requests', async () => {
    const ask = async (key: string) => (await call('/rest/v1/rpc/my_role', { body: {}, key })).body
    const asked = Array.from({ length: 60 }, (_, index) =>
      index % 2 ? LOCAL_KEYS.secret : LOCAL_KEYS.publishable,
    )
    const roles = await Promise.all(asked.map(ask))
    expect(roles).toEqual(asked.map((key) => (key === LOCAL_KEYS.secret ? 'service_role' : 'anon')))
  })

  it('its claims are only in request.jwt.claims, as PostgREST sets them', async () => {
    const claims = await call('/rest/v1/rpc/my_claims', { body: {} })
    expect(claims.body).toEqual({ sub: null, role: 'anon', all: { role: 'anon' } })
    const secret = await call('/rest/v1/rpc/my_claims', { body: {}, key: LOCAL_KEYS.secret })
    expect(secret.body).toMatchObject({ role: 'service_role', all: { role: 'service_role' } })
  })

  it.each([
    ['00000000-0000-4000-8000-000000000001', 200, '00000000-0000-4000-8000-000000000001'],
    ['nobody', 400, { code: '22P02' }],
  ])('a token for %s is answered with %i', async (sub, status, body) => {
    const token = sessionToken({ sub, email: 'nurul@example.test', exp: 4_000_000_000 })
    const headers = { authorization: `Bearer ${token}` }
    const answer = await call('/rest/v1/rpc/my_id', { body: {}, headers })
    expect(answer.status).toBe(status)
    if (typeof body === 'string') expect(answer.body).toBe(body)
    else expect(answer.body).toMatchObject(body)
  })

  it("auth's functions read the older settings too, as on hosted", async () => {
    const id = '00000000-0000-4000-8000-000000000002'
    const claims = { sub: id, role: 'authenticated', email: 'mei@example.test' }
    const older = Object.entries(claims).map(([name, value]) => [`request.jwt.claim.${name}`, value])
    for (const settings of [[['request.jwt.claims', JSON.stringify(claims)]], older]) {
      const set = settings.map(([name, value]) => `set_config('${name}', '${value}', true)`)
      const [row] = await backend.query(`with set as materialized (select ${set.join(', ')})
        select auth.uid() as sub, auth.role() as role, auth.email() as email from set`)
      expect(row).toEqual(claims)
    }
    expect(await backend.query('select auth.uid() as id, auth.jwt() as claims')).toEqual([
      { id: null, claims: null },
    ])
  })

  it('a made-up key is refused', async () => {
    expect((await call('/rest/v1/notes', { key: 'sb_secret_guess' })).status).toBe(401)
  })
})
