import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
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

it('the database sees the address of the connection as the caller’s', async () => {
  const send = (attempt: number) =>
    fetch(`${site.url}/rest/v1/rpc/subscribe_with_welcome_email`, {
      method: 'POST',
      headers: { apikey: LOCAL_KEYS.publishable, 'content-type': 'application/json' },
      body: JSON.stringify({ subscriber_email: `caller-${attempt}@example.test` }),
    })
  expect((await send(0)).status).toBe(200)
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
