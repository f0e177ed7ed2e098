import { connect } from 'node:net'

/**
 * Silence after which a server is taken to wait for more data, for example after an unhandled upgrade, in ms.
 */
const silence = 1000

/** Sends raw bytes to a local port and returns the response until the server closes or falls silent. */
export function sendRaw(port: number, bytes: string | Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, 'localhost', () => socket.end(bytes))
    socket.setTimeout(silence, () => socket.destroy())
    socket.setEncoding('latin1').on('data', (text) => (answer += String(text)))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? reject(error) : resolve(answer),
    )
    socket.on('close', () => resolve(answer))
  })
}

interface RawRequest {
  method?: string
  path?: string
  headers?: Record<string, string>
}

/** The status of a request with the given Host and Origin, which `fetch` cannot set. */
export async function rawStatus(port: number, request: RawRequest): Promise<number> {
  const { method = 'GET', path = '/', headers = {} } = request
  const all = { host: `localhost:${port}`, connection: 'close', 'content-length': '0', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  const answer = await sendRaw(port, [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
}

const hexDigits = '0123456789abcdefABCDEFxyz'
const pieces = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%',
  '?',
  '#',
  '[',
  ']',
  ':',
  '@',
  '*',
  'http:',
  'admin',
  'rest/v1',
  'auth/v1',
  '\u0001',
  'é',
  ' ',
  '\t',
  'localhost',
]
const methods = ['GET', 'HEAD', 'POST', 'OPTIONS', 'CONNECT', 'PATCH', 'get', 'G T', '']
const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/9', 'http/1.1', '']
const heads = [
  'Host: localhost\r\nConnection: close',
  'Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13',
  'Host: localhost\r\nConnection: close\r\nContent-Length: 2',
  'Connection: close',
  'Host: [\r\nConnection: close',
]

/** Malformed request lines, the same on each run. */
export function malformedRequests(count: number): string[] {
  let state = 1
  // A reproducible pseudo-random sequence (Park and Miller).
  const pick = <T>(from: ArrayLike<T>): T => {
    state = (state * 48_271) % 2_147_483_647
    return from[state % from.length] as T
  }
  const piece = () => (pick([1, 2, 3, 4]) === 1 ? `%${pick(hexDigits)}${pick(hexDigits)}` : pick(pieces))
  const target = () =>
    `${pick(['/', '/', '', '//'])}${Array.from({ length: pick([0, 1, 2, 3, 6]) }, piece).join('')}`
  const known = [
    '//',
    'http://[',
    '/%',
    '/%E0%A4%A',
    '*',
    'http://localhost/',
    '/\\x',
    '/%00',
    'https://a:b@c:99999/',
  ]
  const lines = known.map((path) => `GET ${path} HTTP/1.1\r\n${heads[0]}`)
  while (lines.length < count)
    lines.push(
      `${pick([...methods, 'GET', 'GET', 'GET'])} ${target()} ${pick([...versions, 'HTTP/1.1', 'HTTP/1.1'])}\r\n${pick(heads)}`,
    )
  return lines.map((line) => `${line}\r\n\r\n`)
}
