import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { rawStatus, sendRaw } from '../testing/raw-request'
import { type Listening, listenOnLoopback } from './listen'
import { createLocalServer } from './this-machine'

let listening: Listening
const handled: string[] = []

beforeAll(async () => {
  const server = createLocalServer((request, response) => {
    handled.push(request.url ?? '')
    if (request.url === '/fails') throw new Error('no such thing')
    if (request.url === '/rejects') return Promise.reject(new Error('no such thing'))
    response.end('here')
    return undefined
  })
  listening = await listenOnLoopback(server, 0)
})
afterAll(() => listening.close())

const status = (headers: Record<string, string>, path = '/') => rawStatus(listening.port, { path, headers })

it.each(['localhost', 'localhost:4173', 'LOCALHOST', '127.0.0.1', '127.0.0.1:5173', '[::1]', '[::1]:5173'])(
  'the host %s is this machine and is accepted',
  async (host) => expect(await status({ host })).toBe(200),
)

it.each([
  'elsewhere.example',
  'localhost.elsewhere.example',
  '127.0.0.1.elsewhere.example',
  'localhost@elsewhere.example',
  '192.168.0.7',
  '0.0.0.0',
  '[::2]',
  '',
])('the host %j is not this machine and is refused', async (host) => expect(await status({ host })).toBe(403))

it.each(['http://localhost:5173', 'http://127.0.0.1:3000', 'https://localhost', 'http://[::1]:8080'])(
  'the origin %s of this machine is accepted',
  async (origin) => expect(await status({ origin })).toBe(200),
)

it.each([
  'https://elsewhere.example',
  'http://localhost.elsewhere.example',
  'http://elsewhere.example:5173',
  'null',
  '',
])('the origin %j is refused', async (origin) => expect(await status({ origin })).toBe(403))

it('a request without a Host is refused, also in HTTP/1.0', async () => {
  expect(await sendRaw(listening.port, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 403 /)
  expect(await sendRaw(listening.port, 'GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
})

it('the refusal is one sentence, and the handler never gets the request', async () => {
  handled.length = 0
  const answer = await sendRaw(
    listening.port,
    'GET / HTTP/1.1\r\nhost: elsewhere.example\r\nconnection: close\r\n\r\n',
  )
  expect(answer).toContain('This server answers only localhost, and only pages of this machine.')
  expect(handled).toEqual([])
})

it.each(['//', 'http://['])('%s is not a path', async (path) => expect(await status({}, path)).toBe(400))

it.each(['/', '/a//b', '/?q=100%', '/?q=//', '/%C3%A9', '/a:b'])('%s is a path', async (path) =>
  expect(await status({}, path)).toBe(200),
)

it('a handler that fails answers 500 without its reason, and the next request is answered', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  for (const path of ['/fails', '/rejects']) expect(await status({}, path)).toBe(500)
  expect(logged.mock.calls).toEqual([['no such thing'], ['no such thing']])
  expect(await status({})).toBe(200)
})
