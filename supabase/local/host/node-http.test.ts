import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendRaw } from '../testing/raw-request'
import { type Listening, listenOnLoopback } from './listen'
import { nodeHandler } from './node-http'
import { createLocalServer } from './this-machine'

let listening: Listening
beforeAll(async () => {
  const handle = nodeHandler(async (request) => {
    if (request.url.endsWith('/reads')) await request.text()
    return new Response('here')
  })
  listening = await listenOnLoopback(createLocalServer(handle), 0)
})
afterAll(() => listening.close())

/** More than a server takes in before somebody reads it. */
const long = 'x'.repeat(400_000)

it.each([
  ['without a body', 'GET /ignores', '', 'keep-alive'],
  ['whose body was read', 'POST /reads', long, 'keep-alive'],
  // The rest of it would stand in the way of the next request.
  ['whose body was not read to its end', 'POST /ignores', long, 'close'],
])('after a request %s (%s) the connection is kept or closed', async (_, line, body, connection) => {
  const length = body && `Content-Length: ${body.length}\r\n`
  const answer = await sendRaw(listening.port, `${line} HTTP/1.1\r\nHost: localhost\r\n${length}\r\n${body}`)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(/^connection: (.*)$/im.exec(answer)?.[1]).toBe(connection)
})
