import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { eventually, runCommand, runProgram } from './testing/child-program'
import { freePort } from './testing/free-port'
import { createFolder } from './testing/temporary-folder'

// Real starts on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 })

it('Ctrl-C during the first start ends it at once', async () => {
  const folder = createFolder()
  const program = runProgram('supabase/local/start.ts', {
    LOCAL_DIR: folder.path,
    PORT: String(await freePort()),
    MAIL_PORT: String(await freePort()),
  })
  await eventually('the database is being made', () => existsSync(join(folder.path, 'db')))
  program.kill('SIGINT')
  expect(await program.ended).toBe(0)
  expect([existsSync(join(folder.path, 'db.lock')), existsSync(join(folder.path, 'db.ready'))]).toEqual([
    false,
    false,
  ])
  folder.remove()
})

it('a kill during the first start leaves nothing that breaks the next one', async () => {
  const folder = createFolder()
  const start = async () =>
    runProgram('supabase/local/start.ts', {
      LOCAL_DIR: folder.path,
      PORT: String(await freePort()),
      MAIL_PORT: String(await freePort()),
    })
  const program = await start()
  await eventually('the database is being made', () => existsSync(join(folder.path, 'db', 'base')))
  program.kill('SIGKILL')
  expect(await program.ended).toBe('SIGKILL')
  expect(existsSync(join(folder.path, 'db.ready'))).toBe(false)
  const next = await start()
  await next.printed('Ctrl-C stops everything')
  next.kill('SIGTERM')
  expect(await next.ended).toBe(0)
  folder.remove()
})

it('it exits when npm is ended', async () => {
  const port = await freePort()
  const at = (path: string) => `http://localhost:${port}${path}`
  const env = { LOCAL_DATA: 'memory', PORT: String(port), MAIL_PORT: String(await freePort()) }
  const npm = runCommand('npm', ['start'], env)
  await npm.printed('Ctrl-C stops everything')
  npm.kill('SIGTERM')
  const answers = () =>
    fetch(at('/')).then(
      () => true,
      () => false,
    )
  await eventually('the site is gone', async () => !(await answers()))
  expect(await answers()).toBe(false)
})

it('`npm run backend` prints the variables that connect `npm run dev` to it', async () => {
  const port = await freePort()
  const env = { LOCAL_DATA: 'memory', PORT: String(port), MAIL_PORT: String(await freePort()) }
  const backend = runProgram('supabase/local/start-backend.ts', env)
  await backend.printed('Ctrl-C stops everything')
  const key = /VITE_SUPABASE_ANON_KEY=(\S+)/.exec(backend.output())?.[1] ?? ''
  expect(backend.output()).toContain(`VITE_SUPABASE_URL=http://localhost:${port}\n`)
  const articles = await fetch(`http://localhost:${port}/rest/v1/blog_posts?select=slug`, {
    headers: { apikey: key },
  })
  expect(articles.status).toBe(200)
})
