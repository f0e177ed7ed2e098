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

/** Request lines that a parser of URLs may stumble over. */
export const malformedRequests = [
  'GET //',
  'GET http://[',
  'GET /%',
  'GET /%E0%A4%A',
  'GET *',
  'GET /\\x',
  'GET /%00',
  'GET https://a:b@c:99999/',
  'OPTIONS *',
  'CONNECT localhost:80',
  'G T /',
].map((line) => `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
