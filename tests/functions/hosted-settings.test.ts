import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startFunctions } from '../../supabase/local/edge/functions-runner'
import { claimOf } from './support/claim'
import { serveHttp } from './support/http-server'

const supabaseDir = join(import.meta.dirname, '../../supabase')
const claim = claimOf()
const subscriber = { email: claim.recipient, subscriberId: '6f1de9a4-5c7e-4c53-9d0e-0b8a1f6e2c11' }

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
  const close = () => Promise.all([functions.close(), database.close(), mailApi.close()])
  await functions.ready
  return { url: functions.url, database, mailApi, lines, close }
}

describe('set up as on a hosted project', () => {
  let project: Awaited<ReturnType<typeof hosted>>
  beforeAll(async () => {
    project = await hosted()
  })
  beforeEach(() => {
    project.database.requests.length = 0
  })
  afterAll(() => project.close())

  it('send-welcome-email sends by the mail API, with the one-click URL on the project’s domain', async () => {
    const { url, database, mailApi } = project
    const answer = await fetch(`${url('send-welcome-email')}/send-welcome-email`, {
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

  it('send-due claims due messages only with the schedule’s secret', async () => {
    const { url, database } = project
    const call = (secret: string) =>
      fetch(`${url('send-due')}/send-due`, { method: 'POST', headers: { Authorization: `Bearer ${secret}` } })
    expect((await call('another')).status).toBe(401)
    expect(database.requests).toEqual([])
    // The fake database returns no list, so the function reports that the database could not be reached.
    expect((await call('cron-secret')).status).toBe(503)
    const channels = database.requests.map(({ path, body }) => [path, JSON.parse(body).p_channel])
    expect(channels.toSorted()).toEqual([
      ['/rest/v1/rpc/claim_due', 'email'],
      ['/rest/v1/rpc/claim_due', 'sms'],
      ['/rest/v1/rpc/clear_expired', undefined],
      ['/rest/v1/rpc/queue_newsletter_batch', undefined],
      ['/rest/v1/rpc/studio_facts', undefined],
    ])
  })

  it('read-calendar asks for a due calendar only with the schedule’s secret', async () => {
    const { url, database } = project
    const call = (secret: string) =>
      fetch(`${url('read-calendar')}/read-calendar`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${secret}` },
      })
    expect((await call('another')).status).toBe(401)
    expect(database.requests).toEqual([])
    const answer = await call('cron-secret')
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, due: false }])
    expect(database.requests.map(({ path }) => path)).toEqual(['/rest/v1/rpc/begin_busy_read'])
  })

  it('health answers without a key, with 503 while the database is silent, and asks it once for many requests', async () => {
    const { url, database } = project
    const ask = (method = 'GET') => fetch(`${url('health')}/health`, { method })
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

it('a function without a setting that it needs does not start, names the setting, and claims nothing', async () => {
  const { url, database, lines, close } = await hosted({ MAIL_FROM: '', CRON_SECRET: '' })
  expect([url('send-welcome-email'), url('send-due')]).toEqual([undefined, undefined])
  for (const setting of ['MAIL_FROM', 'CRON_SECRET'])
    await expect.poll(() => lines.join('\n')).toContain(`${setting} is not set`)
  expect(database.requests).toEqual([])
  await close()
})
