import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { type Schedule, startSchedule } from './schedule'

let server: Server | undefined
let schedule: Schedule | undefined
afterEach(async () => {
  await schedule?.stop()
  server?.closeAllConnections()
  server?.close()
})

/** A function that answers after a while, if at all; `asked` resolves with each call's header and method. */
async function listening(answers = true) {
  const asked: string[] = []
  let wake: (() => void) | undefined
  const listener = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.authorization}`)
    wake?.()
    if (answers) response.writeHead(200).end('{}')
  })
  server = listener
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const calls = async (count: number) => {
    while (asked.length < count) await new Promise<void>((resolve) => (wake = resolve))
  }
  return { url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`, asked, calls }
}

it('calls again and again, with the secret', async () => {
  const { url, asked, calls } = await listening()
  schedule = startSchedule({ url: () => url, secret: 's3cret', seconds: 0.01 })
  await calls(3)
  expect(new Set(asked)).toEqual(new Set(['POST Bearer s3cret']))
})

it('goes on when the function was down for a while', async () => {
  const { url, calls, asked } = await listening()
  const addresses = [undefined, 'http://127.0.0.1:1', url]
  schedule = startSchedule({ url: () => addresses.shift() ?? url, secret: 's', seconds: 0.01 })
  await calls(2)
  expect(asked.length).toBeGreaterThanOrEqual(2)
})

it('stops at once, though a call has had no answer, and calls no more', async () => {
  const { url, asked, calls } = await listening(false)
  schedule = startSchedule({ url: () => url, secret: 's', seconds: 0.01 })
  await calls(1)
  await schedule.stop()
  expect(asked).toHaveLength(1)
})
