import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type Catalog, readCatalog } from '../../tests/support/api-catalog'
import { hostileRequests } from '../../tests/support/hostile-requests'
import { surviveHostileRequests } from '../../tests/support/survive-requests'
import { seededSnapshot } from '../../tests/support/database-snapshot'
import { LOCAL_KEYS } from './api/keys'
import { createLocalBackend } from './backend'
import { openDataFolder } from './host/data-folder'
import { childrenOf, eventually, isRunning, runProgram } from './testing/child-program'
import { freePort } from './testing/free-port'
import { createFolder } from './testing/temporary-folder'

// Both tests share one data folder, in order: a start that is killed, and a restart. Its database is made from a
// snapshot: how a first start makes one is tested by backend.test.ts.
const folder = createFolder()
// Real starts on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 })
let port: number
let mailPort: number
let catalog: Catalog
const acknowledged = new Set<string>()

beforeAll(async () => {
  port = await freePort()
  mailPort = await freePort()
  const backend = await createLocalBackend({
    folder: await openDataFolder(join(folder.path, 'db')),
    snapshot: await seededSnapshot(),
  })
  catalog = await readCatalog(backend)
  await backend.close()
})
afterAll(() => folder.remove())

const start = (env: Record<string, string> = {}) =>
  runProgram('supabase/local/start.ts', {
    LOCAL_DIR: folder.path,
    PORT: String(port),
    MAIL_PORT: String(mailPort),
    ...env,
  })
const headers = { apikey: LOCAL_KEYS.secret, 'content-type': 'application/json' }
const subscribers = `/rest/v1/newsletter_subscribers`
const at = (path: string) => `http://localhost:${port}${path}`

it('a start serves the site, the API and the mailbox, refuses a second one, and dies without orphans', async () => {
  const elsewhere = { VITE_SITE_URL: 'https://studio.test', VITE_SUPABASE_URL: 'https://project.test' }
  const program = start(elsewhere)
  await program.printed('Ctrl-C stops everything')
  for (const line of [
    `Site      http://localhost:${port}`,
    `Admin     http://localhost:${port}/admin`,
    'admin@example.test, password local-admin-password',
    `Mailbox   http://localhost:${mailPort}`,
  ])
    expect(program.output()).toContain(line)
  expect((await fetch(at('/'))).status).toBe(200)
  // Its links and API use its own URL, whatever an .env file says.
  const siteEnv = await (await fetch(at('/src/lib/env.ts'))).text()
  expect(siteEnv).toContain('"VITE_SITE_URL": ""')
  expect(siteEnv).not.toMatch(/studio\.test|project\.test/)
  // A page receives changes over a web socket.
  const token = /wsToken = "([^"]+)"/.exec(await (await fetch(at('/@vite/client'))).text())?.[1]
  const socket = new WebSocket(`ws://localhost:${port}/?token=${token}`, 'vite-hmr')
  const [greeting] = (await once(socket, 'message')) as [Buffer]
  expect(JSON.parse(String(greeting))).toEqual({ type: 'connected' })
  expect((await fetch(`http://localhost:${mailPort}/api/messages`)).status).toBe(200)
  const projects = await fetch(at('/rest/v1/portfolio_projects?select=title'), {
    headers: { apikey: LOCAL_KEYS.publishable },
  })
  expect(((await projects.json()) as unknown[]).length).toBeGreaterThanOrEqual(12)
  const signIn = await fetch(at('/auth/v1/token?grant_type=password'), {
    method: 'POST',
    headers: { apikey: LOCAL_KEYS.publishable, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.test', password: 'local-admin-password' }),
  })
  expect(signIn.status).toBe(200)

  const samePort = start()
  expect(await samePort.ended).toBe(1)
  expect(samePort.output().trim()).toBe(
    `Port ${port} is in use. Start on another: PORT=${port + 1} npm start`,
  )

  const writers = { stopped: false }
  const write = async (writer: number) => {
    for (let number = 0; !writers.stopped; number++) {
      const email = `reader-${writer}-${number}@example.test`
      const answer = await fetch(at(subscribers), {
        method: 'POST',
        headers,
        body: JSON.stringify({ email }),
      }).catch(() => undefined)
      if (answer?.status === 201) acknowledged.add(email)
      else if (!writers.stopped) throw new Error(`${answer?.status} ${await answer?.text()}`)
    }
  }
  const writing = Promise.all([0, 1, 2].map(write))
  await eventually('many are written', () => acknowledged.size >= 40)
  const functions = childrenOf(program.pid)
  expect(functions.length).toBeGreaterThan(0)
  writers.stopped = true
  program.kill('SIGKILL')
  await Promise.all([program.ended, writing])
  await eventually('no function is left', () => !functions.some(isRunning))
})

it('the next start has every acknowledged subscriber, survives odd requests, and SIGTERM stops all processes', async () => {
  const program = start()
  await program.printed('Ctrl-C stops everything')
  const stored = await fetch(at(`${subscribers}?select=email&limit=1000`), { headers })
  const emails = new Set(((await stored.json()) as Array<{ email: string }>).map(({ email }) => email))
  expect([...acknowledged].filter((email) => !emails.has(email))).toEqual([])
  expect(await surviveHostileRequests(at('/'), hostileRequests(catalog), 60)).toBe(60)
  expect(program.output()).not.toMatch(/^\s+at /m)
  const functions = childrenOf(program.pid)
  program.kill('SIGTERM')
  expect(await program.ended).toBe(0)
  expect(functions.some(isRunning)).toBe(false)
  await expect(fetch(at('/'))).rejects.toThrow('fetch failed')
  expect(existsSync(join(folder.path, 'db.lock'))).toBe(false)
})
