import { connect, type Socket } from 'node:net'
import fc from 'fast-check'
import { expect } from 'vitest'
import { LOCAL_KEYS } from '../../supabase/local/backend'
import type { HostileRequest } from './hostile-requests'

/** Sends a request whose body ends in the middle, and waits until the connection is closed. */
function breakOff(url: URL, { method, path, headers, body, brokenOff }: HostileRequest): Promise<void> {
  const lines = Object.entries({
    host: url.host,
    ...headers,
    'content-length': String(Buffer.byteLength(body) + 9),
  })
  const bytes = Buffer.from(
    `${method} ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n${body}`,
    'latin1',
  )
  return new Promise((resolve) => {
    const socket: Socket = connect(Number(url.port), url.hostname, () =>
      brokenOff === 'ended' ? socket.end(bytes) : socket.write(bytes, () => socket.resetAndDestroy()),
    )
    socket
      .on('close', () => resolve())
      .on('error', () => undefined)
      .resume()
  })
}

/** Sends a request; gives the status and the start of the body of what is answered with an error of the server. */
export async function send(url: URL, request: HostileRequest): Promise<string | undefined> {
  if (request.brokenOff) {
    await breakOff(url, request)
    return undefined
  }
  const { method, path, headers, body } = request
  const hasBody = !['GET', 'HEAD'].includes(method)
  const answer = await fetch(url.origin + path, {
    method,
    headers,
    body: hasBody ? body : undefined,
    redirect: 'manual',
  })
  const text = await answer.text()
  return answer.status >= 500 ? `${answer.status} ${text.slice(0, 500)}` : undefined
}

/**
 * Sends hostile requests one after another. None may be answered as an error of the server, and after each a visitor
 * reads a page's rows.
 * @returns how many were sent
 */
export async function surviveHostileRequests(
  address: string,
  requests: fc.Arbitrary<HostileRequest>,
  numRuns: number,
): Promise<number> {
  const url = new URL(address)
  const read = async () => {
    const page = new URL('/rest/v1/site_settings?select=key&limit=1', url)
    return (await fetch(page, { headers: { apikey: LOCAL_KEYS.publishable } })).status
  }
  let sent = 0
  const attack = async (request: HostileRequest) => {
    sent += 1
    expect(await send(url, request), 'an error of the server').toBeUndefined()
    expect(await read(), 'the next read').toBe(200)
  }
  await fc.assert(fc.asyncProperty(requests, attack), { numRuns, endOnFailure: true })
  return sent
}
