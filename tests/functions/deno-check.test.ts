import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const deno = (
  createRequire(import.meta.url)('deno/install_api.cjs') as { runInstall: () => string }
).runInstall()
let cache: string

beforeAll(async () => {
  // An empty cache, so that everything Deno needs must come from node_modules.
  cache = await mkdtemp(join(tmpdir(), 'deno-cache-'))
})
afterAll(() => rm(cache, { recursive: true }))

const check = (...args: string[]) =>
  run(deno, ['check', '--cached-only', '--no-remote', '--no-lock', '--node-modules-dir=manual', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, DENO_DIR: cache, NO_COLOR: '1' },
  })

describe('the edge functions in Deno, offline', () => {
  // One run for those that share a configuration: each run reads the types of Deno again.
  it.each([
    ['calendar-feed', 'email-events', 'health', 'publish', 'staff', 'unsubscribe'],
    ['read-calendar'],
    ['send-due'],
    ['send-welcome-email'],
  ])('%s: no type error', async (...names) => {
    const { stderr } = await check(
      `--config=supabase/functions/${names[0]}/deno.json`,
      ...names.map((name) => `supabase/functions/${name}/index.ts`),
    )
    const checked = stderr.matchAll(/^Check .*functions\/(.+)\/index\.ts\s*$/gm)
    expect(Array.from(checked, ([, name]) => name).toSorted()).toEqual(names)
  })
})
