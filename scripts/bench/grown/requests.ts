import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { LocalBackend } from '../../../supabase/local/backend'
import type { Task } from './measure'

/** A read of the API that a screen or a public page makes. */
export interface Recorded {
  by: 'owner' | 'visitor'
  method: string
  path: string
  /** The first screen or page that made it. */
  where: string
  headers: Record<string, string>
}

/**
 * The reads of every screen of the admin, with each filter, order and export of its lists, of the public pages and of the
 * build: screens.record.tsx renders them on the grown database, so that a new screen is measured too.
 * @param token of a signed-in owner
 */
export async function recordRequests(backend: LocalBackend, token: string): Promise<Recorded[]> {
  const { url } = await backend.listen()
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-requests-'))
  const file = path.join(folder, 'requests.json')
  const env = { ...process.env, NODE_ENV: 'test', BENCH_BACKEND: url, BENCH_TOKEN: token, BENCH_RECORD: file }
  const recorder = spawn('npx', ['vitest', 'run', '--project', 'recording'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  recorder.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  const code = await new Promise((resolve) => recorder.once('exit', resolve))
  try {
    if (code !== 0) throw new Error(`The screens could not be recorded:\n${said}`)
    return JSON.parse(await readFile(file, 'utf8')) as Recorded[]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Part of an exported file; or the search of all messages by any part of a text, which reads each of them, because
 * row-level security keeps the planner from an index of texts.
 */
const isLong = (asked: string) =>
  asked.includes('limit=1000') || (asked.startsWith('/rest/v1/outbox') && asked.includes('.ilike.'))

/** Each request through the embedded API, from the request to its whole answer. */
export const requestTasks = (backend: LocalBackend, token: string, requests: readonly Recorded[]): Task[] =>
  requests.map(({ by, method, path: asked, where, headers }) => ({
    name: `${where}: ${method} ${decodeURIComponent(asked.replace('/rest/v1/', ''))}`.slice(0, 160),
    kind: isLong(asked) ? 'other' : 'list',
    async once() {
      const sent = new Headers(headers)
      if (by === 'owner') sent.set('authorization', `Bearer ${token}`)
      const request = new Request(`http://bench.test${asked}`, { method, headers: sent })
      const began = performance.now()
      const answer = await backend.fetch(request)
      const text = await answer.text()
      const taken = performance.now() - began
      if (!answer.ok) throw new Error(`${answer.status} ${text}`)
      return taken
    },
  }))
