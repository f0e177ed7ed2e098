import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { startSchedule } from './schedule'

let server: Server | undefined
let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  server?.closeAllConnections()
  server?.close()
})

/** A function that answers after a delay or never; `requests` resolves with each call's header and method. */
async function listening(answers = true) {
  const requests: string[] = []
  let wake: (() => void) | undefined
  const listener = createServer((request, response) => {
    requests.push(`${request.method} ${request.headers.authorization}`)
    wake?.()
    if (answers) response.writeHead(200).end('{}')
  })
  server = listener
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const calls = async (count: number) => {
    while (requests.length < count) await new Promise<void>((resolve) => (wake = resolve))
  }
  return { url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`, requests, calls }
}

it('calls repeatedly, with the secret', async () => {
  const { url, requests, calls } = await listening()
  stop = startSchedule(() => url, 's3cret', 0.01)
  await calls(3)
  expect(new Set(requests)).toEqual(new Set(['POST Bearer s3cret']))
})

it('continues after the function was down for a while', async () => {
  const { url, calls, requests } = await listening()
  const addresses = [undefined, 'http://127.0.0.1:1', url]
  stop = startSchedule(() => addresses.shift() ?? url, 's', 0.01)
  await calls(2)
  expect(requests.length).toBeGreaterThanOrEqual(2)
})

it('makes no second call before the first is answered, and none after it is stopped', async () => {
  const { url, requests, calls } = await listening(false)
  stop = startSchedule(() => url, 's', 0.01)
  await calls(1)
  await new Promise((resolve) => setTimeout(resolve, 100))
  stop()
  expect(requests).toHaveLength(1)
})
