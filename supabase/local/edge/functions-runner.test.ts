import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callFunction, readFunctions } from './functions-gateway'
import { type FunctionsRunner, startFunctions } from './functions-runner'
import { eventually, isRunning, runProgram } from '../testing/child-program'
import { createFolder } from '../testing/temporary-folder'

const cors = `{ 'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization' }`
const echo = `Deno.serve(async (request) => {
  const { pathname, search } = new URL(request.url)
  if (request.method === 'OPTIONS') return new Response('ok', { headers: ${cors} })
  if (pathname.endsWith('/crash')) Deno.exit(3)
  if (pathname.endsWith('/away')) return Response.redirect('https://studio.example/there', 303)
  return Response.json({ path: pathname + search, name: Deno.env.get('NAME'), body: await request.text(), pid: Deno.pid })
})`
const project = createFolder({
  'functions/echo/index.ts': echo,
  'functions/open/index.ts': `import { greeting } from '../_shared/greeting.ts'
Deno.serve(() => new Response(greeting))`,
  'functions/_shared/greeting.ts': `export const greeting: string = 'hello'`,
  'functions/broken/index.ts': `throw new Error('MAIL_FROM is not set')`,
})
let runner: FunctionsRunner
let call: (path: string, init?: RequestInit) => Promise<Response>

const gatewayTo =
  (functionsUrl: (name: string) => string | undefined) => (path: string, init?: RequestInit) =>
    callFunction(new Request(`http://localhost/functions/v1/${path}`, init), project.path, functionsUrl)

beforeAll(async () => {
  runner = startFunctions({
    supabaseDir: project.path,
    env: { NAME: 'studio' },
    watch: true,
    log: () => undefined,
  })
  call = gatewayTo(runner.url)
  await runner.ready
})
afterAll(async () => {
  await runner.close()
  project.remove()
})

describe('edge functions', () => {
  it('answer below /functions/v1 with their environment, the caller’s method, query and body', async () => {
    const answer = await call('echo/deeper?a=1', { method: 'POST', body: 'hello' })
    expect(await answer.json()).toMatchObject({ path: '/echo/deeper?a=1', name: 'studio', body: 'hello' })
  })

  it('redirect the caller, not the gateway', async () => {
    const answer = await call('echo/away')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://studio.example/there'])
  })

  it('answer a preflight request themselves, and share code', async () => {
    const preflight = await call('echo', { method: 'OPTIONS', headers: { origin: 'https://studio.example' } })
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
      200,
      'authorization',
    ])
    expect(await (await call('open')).text()).toBe('hello')
  })

  it('that fail to load are down, and the others still run', async () => {
    expect((await call('broken')).status).toBe(503)
    expect((await call('echo')).status).toBe(200)
  })

  it('that do not exist or are shared code return 404', async () => {
    for (const name of ['never', '_shared', '', '..%2f..']) {
      const answer = await call(name)
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { code: 'NOT_FOUND', message: 'Requested function was not found' },
      ])
    }
  })

  it('that are down return 503 with a reason in JSON', async () => {
    const down = await gatewayTo(() => undefined)('open')
    expect([down.status, await down.json()]).toEqual([503, { error: 'This edge function is not running.' }])
    const gone = await gatewayTo(() => 'http://127.0.0.1:9')('open')
    expect([gone.status, await gone.json()]).toEqual([503, { error: 'This edge function is not answering.' }])
    expect(gone.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('are restarted after they exit', async () => {
    const before = (await (await call('echo')).json()) as { pid: number }
    expect((await call('echo/crash')).status).toBe(503)
    await eventually('the function is back', async () => (await call('echo')).status === 200)
    const after = (await (await call('echo')).json()) as { pid: number }
    expect(after.pid).not.toBe(before.pid)
  })

  it('are restarted when their source or shared code changes', async () => {
    project.write('functions/_shared/greeting.ts', `export const greeting: string = 'changed'`)
    const greeting = async () => (await call('open')).text()
    // They are down in between, even several times if one change is reported as several.
    await expect.poll(greeting, { timeout: 60_000 }).toBe('changed')
  })

  it('end with their parent process, even if it is killed', async () => {
    const parent = runProgram('supabase/local/testing/run-functions.ts', {}, [project.path])
    await parent.printed('ready')
    const pids = JSON.parse(/ready (\[.*\])/.exec(parent.output())?.[1] ?? '[]') as number[]
    expect(pids.map(isRunning)).toEqual([true])
    parent.kill('SIGKILL')
    await eventually('no function is left', () => !pids.some(isRunning))
  })
})

it('each function of the project can be called without a token on a hosted project too', () => {
  const supabaseDir = join(import.meta.dirname, '../..')
  const config = readFileSync(join(supabaseDir, 'config.toml'), 'utf8')
  const functions = readFunctions(supabaseDir)
  expect(functions).toContain('unsubscribe')
  for (const name of functions)
    expect(config).toMatch(new RegExp(`^\\[functions\\.${name}\\]\n(?:[^[]*\n)?verify_jwt = false$`, 'm'))
})
