import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LOCAL_KEYS } from '../../supabase/local/backend'
import { type FunctionsStack, siteUrl, startFunctionsStack } from './support/functions-stack'
import { header } from './support/mailbox'

let stack: FunctionsStack
let count = 0

beforeAll(async () => {
  stack = await startFunctionsStack()
})
afterAll(() => stack.close())
beforeEach(() => {
  stack.forget()
  count += 1
})

const email = () => `nurul-${count}@example.test`
const post: FunctionsStack['post'] = (...args) => stack.post(...args)

async function subscribe(address = email(), name: string | null = null): Promise<string> {
  const body = { subscriber_email: address, subscriber_name: name }
  const answer = await post('/rest/v1/rpc/subscribe_with_welcome_email', JSON.stringify(body))
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { subscriber_id: string }).subscriber_id
}

const invoke = (input: unknown) => post('/functions/v1/send-welcome-email', JSON.stringify(input))
const deliveries = () =>
  stack.backend.query<{ status: string; attempts: number; error: string | null }>(
    'select status, attempts, error from public.outbox where recipient = $1',
    [email()],
  )

/** By address, because the database keeps no address of a former subscriber. */
async function isActive(): Promise<boolean> {
  const query = 'select from public.newsletter_subscribers where is_active and email = $1'
  return (await stack.backend.query(query, [email()])).length === 1
}

/** The one-click unsubscribe URL in the email that has just arrived. */
function oneClickAddress(): string {
  const [mail] = stack.mailbox.arrived
  return /^<([^>]+)>/.exec((mail && header(mail, 'List-Unsubscribe')) ?? '')?.[1] ?? ''
}

describe('the welcome email, from the form to the mailbox', () => {
  it('arrives once, with both parts and both headers', async () => {
    const answer = await invoke({ email: email(), subscriberId: await subscribe(email(), 'Nurul & Co') })
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
    await expect.poll(deliveries).toEqual([{ status: 'sent', attempts: 1, error: null }])
    expect(stack.mailbox.arrived).toHaveLength(1)
    const [arrived] = stack.mailbox.arrived
    expect(arrived?.recipients).toEqual([email()])
    for (const typed of ['Nurul & Co', 'Nurul &amp; Co'])
      expect(`${arrived?.mail.text}${arrived?.mail.html}`).not.toContain(typed)
    expect(arrived?.mail.text).toMatch(/http:\/\/studio\.test\/newsletter\/confirm\?token=[0-9a-f-]{36}/)
    expect(arrived?.mail.text).toMatch(/http:\/\/studio\.test\/unsubscribe\?token=[0-9a-f-]{36}/)
    expect(arrived && header(arrived, 'List-Unsubscribe')).toMatch(
      /^<http:[^>]+\/functions\/v1\/unsubscribe\?token=[0-9a-f-]{36}>$/,
    )
    expect(arrived && header(arrived, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  })

  it('is not sent to another address, which gets the same answer and changes nothing', async () => {
    const subscriberId = await subscribe()
    const answer = await invoke({ email: 'attacker@example.test', subscriberId })
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
    // A later request that has been handled proves that the earlier one is complete.
    const reader = `reader-of-${email()}`
    await invoke({ email: reader, subscriberId: await subscribe(reader) })
    await expect.poll(() => stack.mailbox.arrived.map(({ recipients }) => recipients)).toEqual([[reader]])
    expect(await deliveries()).toEqual([{ status: 'pending', attempts: 0, error: null }])
  })
})

describe('send-welcome-email over HTTP', () => {
  const path = '/functions/v1/send-welcome-email'

  it.each([
    ['a body that is not JSON', '{"email":', 400, 'invalid_json'],
    ['no body', '', 400, 'invalid_json'],
    ['wrong types', '{"email":1,"subscriberId":[]}', 400, 'invalid_input'],
    ['a body of five thousand bytes', `"${'a'.repeat(5000)}"`, 413, 'body_too_large'],
  ])('refuses %s', async (_what, body, status, error) => {
    const answer = await post(path, body)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ error })
  })

  it.each(['GET', 'PUT', 'DELETE'])('refuses %s and lists the allowed methods', async (method) => {
    const answer = await fetch(`${stack.api}${path}`, { method, headers: { apikey: LOCAL_KEYS.publishable } })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS')
    expect(await answer.json()).toMatchObject({ error: 'method_not_allowed' })
  })

  it('allows calls from a page on localhost', async () => {
    const preflight = await fetch(`${stack.api}${path}`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'POST' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toContain('apikey')
    const answer = await post(path, 'x', { Origin: 'http://localhost:5173' })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('the one-click URL of an email', () => {
  async function subscribed(): Promise<string> {
    await invoke({ email: email(), subscriberId: await subscribe() })
    await expect.poll(() => stack.mailbox.arrived).toHaveLength(1)
    return oneClickAddress()
  }
  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }

  it('unsubscribes by POST without a key, and answers the same a second time', async () => {
    const address = await subscribed()
    expect(await isActive()).toBe(true)
    for (let time = 0; time < 2; time += 1) {
      const answer = await fetch(address, oneClick)
      expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
    }
    expect(await isActive()).toBe(false)
  })

  it('redirects a person who opens it to the confirmation page and changes nothing', async () => {
    const address = await subscribed()
    const answer = await fetch(address, { redirect: 'manual' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(`${siteUrl}/unsubscribe${new URL(address).search}`)
    expect(await isActive()).toBe(true)
  })

  it('gives the same answer for an unknown token', async () => {
    const unknown = `${stack.api}/functions/v1/unsubscribe?token=00000000-0000-4000-8000-000000000000`
    for (const address of [unknown, `${stack.api}/functions/v1/unsubscribe?token=x'--`]) {
      const answer = await fetch(address, oneClick)
      expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
    }
  })

  it.each([
    ['a POST without the one-click field', '?token=x', { method: 'POST', body: 'a=1' }, 400],
    ['a POST with too long a body', '?token=x', { method: 'POST', body: 'a'.repeat(5000) }, 413],
    ['a POST without a token', '', oneClick, 400],
    ['a GET without a token', '', {}, 400],
    ['another method', '?token=x', { method: 'DELETE' }, 405],
  ])('refuses %s', async (_what, query, request, status) => {
    const answer = await fetch(`${stack.api}/functions/v1/unsubscribe${query}`, {
      redirect: 'manual',
      ...request,
    })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('allow')).toBe(status === 405 ? 'GET, HEAD, POST' : null)
  })
})
