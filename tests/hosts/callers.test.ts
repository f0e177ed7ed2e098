import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLocalBackend, LOCAL_KEYS, type LocalBackend } from '../../supabase/local/backend'
import { seededSnapshot } from '../support/database-snapshot'
import { giveClock } from '../support/studio-clock'
import { ask, startCaddy, startNginx, type WebServer } from '../support/web-servers'

/** The blocks in docs/deploy.md for the proxy in front of a self-hosted API. */
const section =
  readFileSync('docs/deploy.md', 'utf8').split('### Who is a caller')[1]?.split('\n## ')[0] ?? ''
const block = (language: string) =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(section)?.[1] ?? ''

let backend: LocalBackend
const proxies: Record<string, WebServer> = {}
beforeAll(async () => {
  backend = await createLocalBackend({ snapshot: await seededSnapshot() })
  // A stopped clock, so that no rate limit window ends between two calls.
  await giveClock(backend)
  const { port } = new URL((await backend.listen()).url)
  const toBackend = (config: string) => config.replace('127.0.0.1:8000', `127.0.0.1:${port}`)
  proxies.nginx = await startNginx(toBackend(block('nginx')))
  proxies.Caddy = await startCaddy(toBackend(block('caddy')))
})
afterAll(async () => {
  for (const proxy of Object.values(proxies)) await proxy.close()
  await backend.close()
})

let callers = 0
/** A loopback address that has not made a call yet. */
const newCaller = () => `127.0.9.${(callers += 1)}`

/** Submits the contact form from an address, with headers that claim another one. */
const write = async (proxy: string, localAddress: string, claimed: string) => {
  const { status } = await ask(proxies[proxy]?.port ?? 0, '/rest/v1/rpc/submit_contact', {
    method: 'POST',
    localAddress,
    headers: {
      apikey: LOCAL_KEYS.publishable,
      'content-type': 'application/json',
      'x-caller-address': claimed,
      'x-forwarded-for': claimed,
      'x-real-ip': claimed,
      'cf-connecting-ip': claimed,
      forwarded: `for=${claimed}`,
    },
    body: JSON.stringify({ name: 'A', contact: `a${Math.random()}@example.test`, message: 'Hello' }),
  })
  return status
}

const counted = async () => {
  const rows = await backend.query<{ key: string }>(
    "select distinct key from private.rate_limits where bucket like '%by caller' order by key",
  )
  return rows.map(({ key }) => key)
}

// Through the gateway, which appends the proxy's own address to a list, as Supabase's does.
const headers = [
  ['x-caller-address', 1],
  ['x-forwarded-for', 2],
] as const

describe.each(['nginx', 'Caddy'])('behind %s', (proxy) => {
  it.each(headers)(
    'by %s the database identifies the caller, even if headers claim another address',
    async (header, hops) => {
      await backend.exec('delete from private.rate_limits')
      await backend.query(
        'update private.deployment set caller_header = $1, caller_hops = $2::text::integer',
        [header, String(hops)],
      )
      const [one, other] = [newCaller(), newCaller()]
      for (let n = 0; n < 30; n += 1) expect(await write(proxy, one, `203.0.113.${n}`)).toBe(200)
      expect(await write(proxy, one, '203.0.113.99')).toBe(429)
      expect(await write(proxy, other, one)).toBe(200)
      expect(await counted()).toEqual([one, other])
    },
  )
})

it('the block for the SQL editor sets the first of these headers', () => {
  const [[header, hops]] = headers
  expect(block('sql')).toContain(`caller_header = '${header}', caller_hops = ${hops} where id;`)
})
