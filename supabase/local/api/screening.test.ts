import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLocalBackend, LOCAL_KEYS, type LocalBackend } from '../backend'
import { apiCaller } from '../testing/api-caller'
import { createFolder } from '../testing/temporary-folder'
import { MAX_BODY } from './screening'

const project = createFolder({
  'migrations/20260101000000_notes.sql': `
    create table public.people (id int primary key, name text);
    create table public.notes (id int primary key, person int references public.people, more jsonb);
    insert into public.people values (1, 'Nurul');
    insert into public.notes values (1, 1), (2, 1);
    grant all on public.people, public.notes to anon;`,
})
let backend: LocalBackend
let call: ReturnType<typeof apiCaller>
let url: URL

beforeAll(async () => {
  backend = await createLocalBackend({ supabaseDir: project.path })
  call = apiCaller(backend)
  url = new URL((await backend.listen()).url)
})
afterAll(async () => {
  await backend.close()
  project.remove()
})

/** Calls with a body as written. */
async function send(
  method: string,
  path: string,
  body?: string | Uint8Array<ArrayBuffer>,
  headers: object = {},
) {
  const answer = await fetch(new URL(path, url), {
    method,
    body,
    headers: { apikey: LOCAL_KEYS.publishable, 'content-type': 'application/json', ...headers },
  })
  return { status: answer.status, body: await answer.text() }
}

describe('refused with 400:', () => {
  it.each([
    ['GET', '/rest/v1/%ff', undefined],
    ['GET', '/storage/v1/object/public/images/%00', undefined],
    ['GET', '/storage/v1/object/sign/images/a?token=%00', undefined],
    ['POST', '/storage/v1/object/list/images', '{bad'],
    ['POST', '/storage/v1/object/list/images', '{"prefix":"\\u0000"}'],
    ['DELETE', '/storage/v1/object/images', '{bad'],
    ['POST', '/storage/v1/bucket', 'null'],
    ['POST', '/auth/v1/verify', 'null'],
    ['POST', '/auth/v1/verify', '{"type":"recovery","token_hash":{"a":1}}'],
    ['POST', '/auth/v1/verify', '{"type":"recovery","token_hash":"\\u0000"}'],
    ['POST', '/auth/v1/token?grant_type=password', 'null'],
    ['POST', '/auth/v1/token?grant_type=password', '{bad'],
    ['POST', '/auth/v1/token?grant_type=password', '{"email":"a\\u0000@b.test","password":"p"}'],
    ['POST', '/auth/v1/token?grant_type=password', '{"email":{"a":1},"password":"p"}'],
    ['POST', '/auth/v1/token?grant_type=password', '{"email":"a@b.test","password":["p"]}'],
    ['POST', '/auth/v1/token?grant_type=refresh_token', '{"refresh_token":{"a":1}}'],
    ['POST', '/auth/v1/recover', '{"email":5}'],
    ['GET', '/rest/v1/people?%00=eq.1', undefined],
    ['GET', '/rest/v1/people?name=eq.a%00', undefined],
    ['POST', '/rest/v1/people', '{"id":3,"name":"a\\u0000"}'],
    ['POST', '/rest/v1/people', '{"id":3,"na\\u0000me":"a"}'],
    ['POST', '/rest/v1/notes', `{"id":3,"more":${'['.repeat(3000)}${']'.repeat(3000)}}`],
    ['POST', '/rest/v1/notes', `[{"id":3,"more":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}}]`],
    ['GET', `/rest/v1/notes?select=${'people('.repeat(100)}name${')'.repeat(100)}`, undefined],
    ['GET', `/rest/v1/notes?select=${'people(notes('.repeat(3)}id${'))'.repeat(3)}`, undefined],
    ['GET', `/rest/v1/notes?and=${'(or'.repeat(2000)}(id.eq.1)${')'.repeat(2000)}`, undefined],
  ])('%s %s %s', async (method, path, body) => {
    expect(await send(method, path, body)).toMatchObject({ status: 400 })
  })
})

describe('taken:', () => {
  it.each([
    ['GET', `/rest/v1/notes?select=${'people(notes('.repeat(2)}id${'))'.repeat(2)}`, undefined, 200],
    ['GET', '/rest/v1/people?name=eq.((((', undefined, 200],
    ['POST', '/rest/v1/people', String.raw`{"id":4,"name":"\\u0000"}`, 201],
    ['POST', '/rest/v1/notes', `{"id":4,"more":${'['.repeat(300)}${']'.repeat(300)}}`, 201],
    ['POST', '/rest/v1/notes', `{"id":5,"more":${JSON.stringify('['.repeat(9000))}}`, 201],
    ['POST', '/rest/v1/notes', `{"id":6,"more":"${'x'.repeat(5 << 20)}"}`, 201],
  ])('%s %s', async (method, path, body, status) => {
    expect(await send(method, path, body)).toMatchObject({ status })
  })
})

it.each([
  ['/rest/v1/notes', MAX_BODY.other],
  ['/auth/v1/token', MAX_BODY.other],
  ['/storage/v1/object/images/a.png', MAX_BODY['/storage/']],
])('a body for %s of more than %i bytes is refused with 413', async (path, limit) => {
  expect(await send('POST', path, new Uint8Array(limit + 1))).toMatchObject({ status: 413 })
  // Without a length, as a stream.
  const stream = new Blob([new Uint8Array(limit + 1)]).stream()
  const request = {
    method: 'POST',
    body: stream,
    duplex: 'half',
    headers: { apikey: LOCAL_KEYS.publishable },
  }
  expect((await fetch(new URL(path, url), request as RequestInit)).status).toBe(413)
})

it('a broken form is refused with 400', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  expect(await send('POST', '/storage/v1/object/images/a.png', '--y\r\nnonsense', headers)).toMatchObject({
    status: 400,
  })
  expect(await send('POST', '/rest/v1/notes', '--y\r\nnonsense', headers)).toMatchObject({ status: 400 })
})

it('a sender who breaks off leaves nothing in the terminal, and the next request is answered', async () => {
  const printed = (['error', 'warn', 'log'] as const).map((name) => vi.spyOn(console, name).mockReturnValue())
  for (const path of [
    '/rest/v1/notes',
    '/auth/v1/token',
    '/storage/v1/object/images/a.png',
    '/functions/v1/none',
  ]) {
    const lines = [
      `POST ${path} HTTP/1.1`,
      `host: ${url.host}`,
      'content-type: application/json',
      'content-length: 99',
    ]
    const bytes = [...lines, '', '{"id":'].join('\r\n')
    for (const breakOff of [
      (socket: Socket) => void socket.end(bytes),
      (socket: Socket) => void socket.write(bytes, () => socket.resetAndDestroy()),
    ])
      await new Promise<void>((resolve) => {
        const socket = connect(Number(url.port), url.hostname, () => breakOff(socket))
        socket
          .on('close', () => resolve())
          .on('error', () => undefined)
          .resume()
      })
  }
  expect((await call('/rest/v1/people?id=eq.1')).body).toEqual([{ id: 1, name: 'Nurul' }])
  expect(printed.flatMap((spy) => spy.mock.calls)).toEqual([])
})
