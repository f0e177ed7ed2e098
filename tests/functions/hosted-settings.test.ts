import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { startFunctions } from '../../supabase/local/edge/functions-runner'
import { serveHttp } from './support/http-server'

const supabaseDir = join(import.meta.dirname, '../../supabase')
const claim = {
  message_id: '0f4b1a1e-93a6-4d0c-8d5e-6a7d2f3b9c22',
  attempt: 1,
  kind: 'welcome',
  recipient: 'nurul@example.test',
  booking: null,
  unsubscribe_token: '2c9b7c55-1a4f-4a65-b5a1-5e3e6d7f8a33',
  alert: null,
}
const subscriber = { email: claim.recipient, subscriberId: '6f1de9a4-5c7e-4c53-9d0e-0b8a1f6e2c11' }

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

/** The functions in Deno, configured like a hosted project: named keys, and an email API instead of SMTP. */
async function hosted(changes: Record<string, string> = {}) {
  const database = await serveHttp(({ path }, response) => {
    const answer = path.endsWith('claim_welcome') ? [claim] : path.endsWith('mark_sending') ? true : null
    response.writeHead(200).end(JSON.stringify(answer))
  })
  const mailApi = await serveHttp((_request, response) => response.writeHead(200).end('{"id":"1"}'))
  const lines: string[] = []
  const functions = startFunctions({
    supabaseDir,
    env: {
      SUPABASE_URL: database.url,
      SUPABASE_SECRET_KEYS: '{"default":"sb_secret_named"}',
      SITE_URL: 'https://studio.test',
      MAIL_FROM: 'Rentak Studio <hello@studio.test>',
      MAIL_API_URL: `${mailApi.url}/emails`,
      MAIL_API_KEY: 'mail-key',
      CRON_SECRET: 'cron-secret',
      ...changes,
    },
    log: (line) => lines.push(line),
  })
  closing.push(functions.close, database.close, mailApi.close)
  await functions.ready
  const url = (name = 'send-welcome-email') => functions.url(name)
  return { url: url(), scheduled: url('send-due'), watched: url('health'), database, mailApi, lines }
}

describe('send-welcome-email, set up as on a hosted project', () => {
  it('sends by the mail API, with the one-click URL on the project’s domain', async () => {
    const { url, database, mailApi } = await hosted()
    const answer = await fetch(`${url}/send-welcome-email`, {
      method: 'POST',
      body: JSON.stringify(subscriber),
    })
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
    await expect.poll(() => database.requests.length).toBe(4)
    expect(mailApi.requests).toHaveLength(1)
    expect(mailApi.requests[0]?.headers.authorization).toBe('Bearer mail-key')
    expect(JSON.parse(mailApi.requests[0]?.body ?? '')).toMatchObject({
      from: '"Rentak Studio" <hello@studio.test>',
      to: [claim.recipient],
      headers: {
        'List-Unsubscribe': `<${database.url}/functions/v1/unsubscribe?token=${claim.unsubscribe_token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
    expect(database.requests.map(({ path, headers }) => [path, headers.apikey])).toEqual([
      ['/rest/v1/rpc/studio_facts', 'sb_secret_named'],
      ['/rest/v1/rpc/claim_welcome', 'sb_secret_named'],
      ['/rest/v1/rpc/mark_sending', 'sb_secret_named'],
      ['/rest/v1/rpc/acknowledge_message', 'sb_secret_named'],
    ])
  })

  it('does not start without a sender, names the missing setting, and claims nothing', async () => {
    const { url, database, lines } = await hosted({ MAIL_FROM: '' })
    expect(url).toBeUndefined()
    await expect.poll(() => lines.join('\n')).toContain('MAIL_FROM is not set')
    expect(database.requests).toEqual([])
  })
})

describe('send-due, set up as on a hosted project', () => {
  it('claims due messages only with the schedule’s secret', async () => {
    const { scheduled, database } = await hosted()
    const call = (secret: string) =>
      fetch(`${scheduled}/send-due`, { method: 'POST', headers: { Authorization: `Bearer ${secret}` } })
    expect((await call('another')).status).toBe(401)
    expect(database.requests).toEqual([])
    // The fake database returns no list, so the function reports that the database could not be reached.
    expect((await call('cron-secret')).status).toBe(503)
    const channels = database.requests.map(({ path, body }) => [path, JSON.parse(body).p_channel])
    expect(channels.toSorted()).toEqual([
      ['/rest/v1/rpc/begin_busy_read', undefined],
      ['/rest/v1/rpc/claim_due', 'email'],
      ['/rest/v1/rpc/claim_due', 'sms'],
      ['/rest/v1/rpc/clear_expired', undefined],
      ['/rest/v1/rpc/queue_newsletter_batch', undefined],
      ['/rest/v1/rpc/studio_facts', undefined],
    ])
  })

  it('does not start without the secret, so that nobody else can call it', async () => {
    const { scheduled, lines } = await hosted({ CRON_SECRET: '' })
    expect(scheduled).toBeUndefined()
    await expect.poll(() => lines.join('\n')).toContain('CRON_SECRET is not set')
  })
})

describe('health, set up as on a hosted project', () => {
  it('answers without a key, with 503 while the database is silent, and asks it once for many requests', async () => {
    const { watched, database } = await hosted()
    const ask = (method = 'GET') => fetch(`${watched}/health`, { method })
    const answer = await ask()
    expect([answer.status, await answer.json()]).toEqual([503, { database: 'silent' }])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=15')
    const head = await ask('HEAD')
    expect([head.status, await head.text()]).toEqual([503, ''])
    expect(database.requests.map(({ path, headers }) => [path, headers.apikey])).toEqual([
      ['/rest/v1/rpc/health', 'sb_secret_named'],
    ])
    const post = await ask('POST')
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})
