import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createApiClient } from '../../tests/support/api-client'
import { seededSnapshot } from '../../tests/support/database-snapshot'
import { LOCAL_KEYS } from './api/keys'
import { buildEnv, startPreview } from './preview'
import type { SiteStack } from './site-stack'
import { rawStatus, sendRaw, malformedRequests } from './testing/raw-request'
import { createFolder } from './testing/temporary-folder'

const dist = createFolder({
  'index.html': '<title>home</title>',
  'spa.html': '<title>shell</title>',
  '404.html': '<title>unknown</title>',
  _redirects: '/admin/* /spa 200',
})
const settings = { port: 0, mailPort: 0, folder: undefined, sendDueSeconds: 0.2 }
let site: SiteStack

beforeAll(async () => {
  site = await startPreview(settings, dist.path, await seededSnapshot())
})
afterAll(async () => {
  await site.close()
  dist.remove()
})

const portOf = (url: string) => Number(new URL(url).port)
const get = async (path: string) => {
  const answer = await fetch(site.url + path, { headers: { apikey: LOCAL_KEYS.publishable } })
  return [answer.status, await answer.text()]
}

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

it('the built site, its API and its functions are on one origin', async () => {
  expect(await get('/')).toEqual([200, '<title>home</title>'])
  expect(await get('/admin')).toEqual([200, '<title>shell</title>'])
  expect(await get('/else')).toEqual([404, '<title>unknown</title>'])
  expect((await get('/rest/v1/niche_pages?select=slug&limit=1'))[0]).toBe(200)
  expect((await get('/auth/v1/settings'))[0]).toBe(200)
  const [status] = await get('/functions/v1/unsubscribe?token=never')
  expect(status).toBeLessThan(500)
})

it('its site, API and functions answer only this machine', async () => {
  for (const path of ['/', '/rest/v1/niche_pages', '/auth/v1/settings', '/functions/v1/unsubscribe']) {
    const ask = (headers: Record<string, string>) => rawStatus(portOf(site.url), { path, headers })
    expect([path, await ask({ host: 'elsewhere.example' })]).toEqual([path, 403])
    expect([path, await ask({ origin: 'https://elsewhere.example' })]).toEqual([path, 403])
    for (const own of [undefined, { origin: site.url }, { origin: 'http://localhost:5173' }])
      expect([path, await ask(own ?? {})]).not.toEqual([path, 403])
  }
})

it('malformed requests are refused or answered, and none crashes it', async () => {
  for (const request of malformedRequests)
    expect([request, await sendRaw(portOf(site.url), request)]).not.toEqual([
      request,
      expect.stringMatching(/^HTTP\/1\.1 5/),
    ])
  expect(await get('/')).toEqual([200, '<title>home</title>'])
})

it('a page of another origin signs in, reads and calls functions; one of another machine is refused', async () => {
  const client = createApiClient(site.url, LOCAL_KEYS.publishable, {
    fetch: fetchFrom('http://localhost:5173'),
  })
  expect((await client.from('blog_posts').select('slug').limit(1)).data).toHaveLength(1)
  const account = { email: 'admin@example.test', password: 'local-admin-password' }
  expect((await client.auth.signInWithPassword({ ...account, password: 'no' })).error?.status).toBe(400)
  expect((await client.auth.signInWithPassword(account)).error).toBeNull()
  expect((await client.from('contact_submissions').select('id')).error).toBeNull()
  expect((await client.storage.from('images').list('')).error).toBeNull()
  const { error } = await client.functions.invoke('publish')
  expect((error as { context?: Response } | null)?.context?.status).toBe(501)
  await expect(fetchFrom('https://elsewhere.example')(`${site.url}/rest/v1/blog_posts`)).rejects.toThrow(
    'not allowed',
  )
})

it('due messages are sent automatically: the confirmation of a booked call arrives in the mailbox', async () => {
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const booked = await fetch(`${site.url}/rest/v1/rpc/submit_booking`, {
    method: 'POST',
    headers: { apikey: LOCAL_KEYS.publishable, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Nurul',
      contact: 'nurul@example.test',
      preferred_date: soon,
      preferred_time: '9:00 AM',
      call_method: 'video',
      message: 'A shop for batik.',
    }),
  })
  expect(booked.status).toBe(200)
  const mails = async () => {
    const all = (await (await fetch(`${site.mailUrl}/api/messages`)).json()) as {
      to: string[]
      subject: string
      text: string
    }[]
    return all.filter(({ to }) => to.includes('nurul@example.test'))
  }
  await expect
    .poll(mails, { timeout: 20_000 })
    .toEqual([expect.objectContaining({ subject: expect.stringMatching(/^Your call is booked: /) })])
  expect((await mails())[0]?.text).toContain(`${site.url}/book-a-call/manage?token=`)
})

it('is built for the URL that serves it, unless another is set', () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('VITE_SITE_URL', '')
  expect(buildEnv(5000).VITE_SITE_URL).toBe('http://localhost:5000')
  vi.stubEnv('VITE_SITE_URL', 'https://studio.test')
  expect(buildEnv(5000).VITE_SITE_URL).toBe('https://studio.test')
})

it('a site that is not built is reported', async () => {
  await expect(startPreview(settings, `${dist.path}/none`)).rejects.toThrow('is not built yet: npm run build')
})
