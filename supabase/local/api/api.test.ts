import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLocalBackend, LOCAL_KEYS, type LocalBackend } from '../backend'
import { apiCaller } from '../testing/api-caller'
import { studioTables } from '../testing/studio-tables'
import { createFolder } from '../testing/temporary-folder'

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

  it('responses and errors can be read by a page on another port', async () => {
    const paths = [
      '/rest/v1/notes',
      '/rest/v1/rpc/refuse',
      '/auth/v1/user',
      '/storage/v1/bucket',
      '/elsewhere',
    ]
    for (const path of paths) {
      const { headers } = await call(path, { headers: { origin: 'http://localhost:5199' } })
      expect([path, headers.get('access-control-allow-origin')]).toEqual([path, '*'])
    }
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

  it('a procedure sees its request method and may set the response status', async () => {
    expect((await call('/rest/v1/rpc/request_line', { body: {} })).body).toBe('POST /rpc/request_line')
    expect((await call('/rest/v1/rpc/created', { body: {} })).status).toBe(201)
    expect((await call('/rest/v1/rpc/caller', { body: {} })).status).toBe(200)
  })

  it('an unknown path outside the APIs is 404', async () => {
    expect((await call('/_system/config', { peerAddress: '127.0.0.1' })).status).toBe(404)
  })
})

describe('empty arrays', () => {
  beforeEach(() =>
    call('/rest/v1/notes', {
      body: [
        { id: 1, tags: ['a'] },
        { id: 2, tags: [] },
      ],
    }),
  )

  it.each([
    ['tags=cs.{}', [1, 2]],
    ['tags=cd.{}', [2]],
    ['tags=ov.{}', []],
    ['tags=cs.{a}', [1]],
    ['details=cs.{}', [1, 2]],
  ])('the filter %s finds the matching rows', async (filter, ids) => {
    const { status, body } = await call(`/rest/v1/notes?select=id&order=id&${encodeURI(filter)}`)
    expect(status).toBe(200)
    expect(body).toEqual(ids.map((id) => ({ id })))
  })
})

describe('the caller', () => {
  it('procedures and tables see the caller’s address', async () => {
    expect((await call('/rest/v1/rpc/caller', { body: {} })).body).toBe('203.0.113.7')
    const { body } = await call('/rest/v1/notes', { body: { id: 1 }, headers: returned })
    expect(body).toMatchObject([{ caller: '203.0.113.7' }])
  })

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

  it('a made-up key is refused', async () => {
    expect((await call('/rest/v1/notes', { key: 'sb_secret_guess' })).status).toBe(401)
  })
})

it('with sign-up off a known address may still ask for a link and sign in', async () => {
  const hash = "extensions.crypt('long-enough-1', extensions.gen_salt('bf'))"
  await backend.exec(`
      create extension if not exists pgcrypto with schema extensions;
      insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
        confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current,
        phone_change, phone_change_token, reauthentication_token)
      values (gen_random_uuid(), 'authenticated', 'authenticated', 'known@example.test', ${hash}, now(),
        '', '', '', '', '', '', '', '');`)
  expect((await call('/auth/v1/otp', { body: { email: 'Known@example.test' } })).status).toBe(200)
  const signIn = await call('/auth/v1/token?grant_type=password', {
    body: { email: 'known@example.test', password: 'long-enough-1' },
  })
  expect(signIn).toMatchObject({ status: 200, body: { access_token: expect.any(String) } })
  const { access_token: token } = signIn.body as { access_token: string }
  const role = await call('/rest/v1/rpc/my_role', {
    body: {},
    headers: { authorization: `Bearer ${token}` },
  })
  expect(role.body).toBe('authenticated')
  await backend.exec('delete from auth.users')
})
