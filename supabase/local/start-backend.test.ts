import { createClient } from '@supabase/supabase-js'
import { WebSocket } from 'ws'
import { expect, it, vi } from 'vitest'
import { eventually, runProgram } from './testing/child-program'
import { freePort } from './testing/free-port'

vi.setConfig({ testTimeout: 180_000 })

/** Sends requests as a page of another origin does: with a preflight, and reading only allowed headers. */
const fetchFrom =
  (origin: string): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const names = [...request.headers.keys()].filter((name) => name !== 'accept')
    const mayRead = (response: Response) =>
      ['*', origin].includes(response.headers.get('access-control-allow-origin') ?? '')
    const preflight = await fetch(request.url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': request.method,
        'access-control-request-headers': names.join(','),
      },
    })
    const allowed = (preflight.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/, ?/)
    const refused = names.filter((name) => !allowed.includes(name))
    if (!preflight.ok || !mayRead(preflight) || refused.length > 0)
      throw new TypeError(`${request.method} ${request.url} is not allowed: ${preflight.status} ${refused}`)
    const headers = new Headers(request.headers)
    headers.set('origin', origin)
    const response = await fetch(new Request(request, { headers }))
    if (!mayRead(response)) throw new TypeError(`${request.url} may not be read`)
    return response
  }

it('the site of `npm run dev` signs in and reads from the embedded API on another port', async () => {
  const [port, mailPort, sitePort] = [await freePort(), await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const origin = `http://localhost:${sitePort}`
  const backend = runProgram('supabase/local/start-backend.ts', {
    LOCAL_DATA: 'memory',
    PORT: String(port),
    MAIL_PORT: String(mailPort),
    SITE_URL: origin,
  })
  await backend.printed('Ctrl-C stops everything')
  const key = /VITE_SUPABASE_ANON_KEY=(\S+)/.exec(backend.output())?.[1] ?? ''
  expect(backend.output()).toContain(`VITE_SUPABASE_URL=${url}\n`)

  const env = { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key }
  const site = runProgram('node_modules/vite/bin/vite.js', env, ['--port', String(sitePort), '--strictPort'])
  await site.printed('ready in')
  expect(await (await fetch(`${origin}/admin`)).text()).toContain('<div id="root">')
  expect(await (await fetch(`${origin}/src/lib/env.ts`)).text()).toContain(`"VITE_SUPABASE_URL": "${url}"`)

  const client = createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: fetchFrom(origin) },
    // Node 20 has no WebSocket of its own; nothing here listens to one.
    realtime: { transport: WebSocket as never },
  })
  const articles = await client.from('blog_posts').select('slug', { count: 'exact' }).limit(1)
  expect([articles.error, articles.data?.length]).toEqual([null, 1])
  const wrong = await client.auth.signInWithPassword({ email: 'admin@example.test', password: 'no' })
  expect(wrong.error?.status).toBe(400)
  const { data, error } = await client.auth.signInWithPassword({
    email: 'admin@example.test',
    password: 'local-admin-password',
  })
  expect([error, data.user?.email]).toEqual([null, 'admin@example.test'])
  const leads = await client.from('contact_submissions').select('id', { count: 'exact', head: true })
  expect([leads.error, typeof leads.count]).toEqual([null, 'number'])
  expect((await client.storage.from('images').list('')).error).toBeNull()
  await eventually('the functions are up', async () => {
    const { error: refused } = await client.functions.invoke('publish')
    return (refused as { context?: { status: number } } | null)?.context?.status === 501
  })
  expect((await client.auth.signOut()).error).toBeNull()
  await expect(fetchFrom('https://elsewhere.example')(`${url}/rest/v1/blog_posts`)).rejects.toThrow(
    'not allowed',
  )
})
