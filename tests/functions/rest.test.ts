import { afterEach, describe, expect, it } from 'vitest'
import {
  createProcedures,
  createProceduresAs,
  createVisitorProcedures,
  ProcedureError,
} from '../../supabase/functions/_shared/rest.ts'
import { closedPort, serveHttp } from './support/http-server'
import { envOf } from './support/settings'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

async function database(status: number, body: string) {
  const server = await serveHttp((_request, response) => response.writeHead(status).end(body))
  closing.push(server.close)
  return server
}
const procedures = (url: string, key = 'sb_secret_x', timeoutMs?: number) =>
  createProcedures(envOf({ SUPABASE_URL: `${url}/`, SUPABASE_SERVICE_ROLE_KEY: key }), timeoutMs)

describe('calling a procedure', () => {
  it('posts its arguments with the service key and returns the JSON', async () => {
    const { url, requests } = await database(200, '[{"a":1}]')
    expect(await procedures(url)('claim', { p_id: '1' })).toEqual([{ a: 1 }])
    expect(requests[0]).toMatchObject({ method: 'POST', path: '/rest/v1/rpc/claim', body: '{"p_id":"1"}' })
    expect(requests[0]?.headers.apikey).toBe('sb_secret_x')
    expect(requests[0]?.headers.authorization).toBeUndefined()
  })

  it('sends a legacy key as a token as well', async () => {
    const { url, requests } = await database(200, 'null')
    await procedures(url, 'eyJ.legacy.key')('claim', {})
    expect(requests[0]?.headers).toMatchObject({
      apikey: 'eyJ.legacy.key',
      authorization: 'Bearer eyJ.legacy.key',
    })
  })

  it.each([
    ['the one named default', '{"other":"sb_secret_other","default":"sb_secret_named"}', 'sb_secret_named'],
    ['the only one, whatever its name', '{"backend":"sb_secret_backend"}', 'sb_secret_backend'],
    ['the legacy one if the list is empty', '{}', 'eyJ.legacy.key'],
  ])('takes among the keys of a hosted project %s', async (_, keys, taken) => {
    const { url, requests } = await database(200, 'null')
    const hosted = {
      SUPABASE_URL: url,
      SUPABASE_SECRET_KEYS: keys,
      SUPABASE_SERVICE_ROLE_KEY: 'eyJ.legacy.key',
      SUPABASE_PUBLISHABLE_KEYS: keys,
      SUPABASE_ANON_KEY: 'eyJ.legacy.key',
    }
    await createProcedures(envOf(hosted))('claim', {})
    await createVisitorProcedures(envOf(hosted))('subscribe', {})
    await createProceduresAs(envOf(hosted), 'Bearer a token')('publish', {})
    expect(requests.map(({ headers }) => headers.apikey)).toEqual([taken, taken, taken])
  })

  it('the error names the missing key', () => {
    expect(() => createProcedures(envOf({ SUPABASE_URL: 'http://project.test' }))).toThrow(
      'SUPABASE_SERVICE_ROLE_KEY is not set',
    )
  })

  it('returns null for a procedure that returns nothing', async () => {
    const { url } = await database(204, '')
    expect(await procedures(url)('record', {})).toBeNull()
  })

  it('fails with the status of the answer', async () => {
    const { url } = await database(403, '{"code":"42501","message":"denied"}')
    await expect(procedures(url)('claim', {})).rejects.toMatchObject({
      name: 'ProcedureError',
      status: 403,
      message: 'claim failed (403): 42501',
    })
  })

  it.each([
    [
      '{"code":"23514","message":"new row violates outbox_check","details":"Failing row contains (aina@example.test)."}',
      'claim failed (400): 23514',
    ],
    [
      '{"code":"PT409","message":"not_retryable","hint":"aina@example.test"}',
      'claim failed (400): PT409 not_retryable',
    ],
    ['{"code":"PT409","message":"Aina is out"}', 'claim failed (400): PT409'],
    ['{"code":"aina@example.test"}', 'claim failed (400): no code'],
    ['<p>aina@example.test</p>', 'claim failed (400): no code'],
  ])('has nothing of the answer %s but its code, because errors are logged', async (body, message) => {
    const { url } = await database(400, body)
    await expect(procedures(url)('claim', {})).rejects.toMatchObject({ message })
  })

  it('fails without a status when nobody answers', async () => {
    const failure = await procedures(`http://127.0.0.1:${await closedPort()}`)('claim', {}).catch(
      (e: unknown) => e,
    )
    expect(failure).toBeInstanceOf(ProcedureError)
    expect(failure).toMatchObject({ status: 0, procedure: 'claim' })
  })

  it('fails if the database does not answer in time', async () => {
    const server = await serveHttp(() => undefined)
    closing.push(server.close)
    await expect(procedures(server.url, 'sb_secret_x', 200)('claim', {})).rejects.toThrow(/timeout/i)
  })
})
