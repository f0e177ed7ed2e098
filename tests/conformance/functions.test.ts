import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { clientOf, cleanUp, newPerson, post, project, service, signIn } from './support/project'

afterAll(cleanUp)

const folder = new URL('../../supabase/functions/', import.meta.url)
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name)

const call = (path: string, request: RequestInit = {}) =>
  fetch(`${project.url}/functions/v1/${path}`, { redirect: 'manual', ...request })
const errorOf = async (answer: Response) => ((await answer.json()) as { error?: string }).error

describe('each edge function is deployed', () => {
  test.each(names)('%s answers an unsupported method with its own error', async (name) => {
    const answer = await call(name, { method: 'DELETE', headers: { apikey: project.publicKey } })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toMatch(/^(POST|GET)/)
    expect(await errorOf(answer)).toBe('method_not_allowed')
  })
})

describe('a public function', () => {
  test('calls the database with the project’s secret key: an unknown subscriber gets no email', async () => {
    const body = { email: `nobody@${project.mailDomain}`, subscriberId: randomUUID() }
    const answer = await post('/functions/v1/send-welcome-email', body)
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
  })

  test('unsubscribes by one click without a key, with the same answer for an unknown token', async () => {
    const answer = await call(`unsubscribe?token=${randomUUID()}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
  })

  test('shows no calendar for a guessed key', async () => {
    expect((await call(`calendar-feed?key=${'0'.repeat(64)}`)).status).toBe(404)
  })
})

describe('a function for administrators', () => {
  test.each(['staff', 'publish'])('%s accepts their session', async (name) => {
    const admin = await signIn(await newPerson('admin'))
    const answer = await post(`/functions/v1/${name}`, { action: 'nothing' }, admin)
    // Errors of the empty request, or of a project without a deploy hook.
    expect([202, 400, 429, 501, 502]).toContain(answer.status)
  })

  test.each(['staff', 'publish'])('%s refuses a user without a role and each key', async (name) => {
    const withoutRole = await signIn(await newPerson())
    expect((await post(`/functions/v1/${name}`, {}, withoutRole)).status).toBe(403)
    for (const client of [clientOf(), service]) {
      const { error } = await client.functions.invoke(name, { body: { action: 'nothing' } })
      expect([401, 403]).toContain((error as { context?: Response } | null)?.context?.status)
    }
    const forged = clientOf({ authorization: 'Bearer a.b.c' })
    const { error } = await forged.functions.invoke(name, { body: {} })
    expect((error as { context?: Response } | null)?.context?.status).toBe(401)
  })
})

test.each(['send-due', 'read-calendar'])(
  '%s accepts the secret of the schedule but neither key',
  async (name) => {
    for (const key of [project.publicKey, project.secretKey, 'guessed']) {
      const answer = await call(name, {
        method: 'POST',
        headers: { apikey: project.publicKey, authorization: `Bearer ${key}` },
      })
      expect(answer.status).toBe(401)
    }
  },
)
