import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCAL_KEYS } from '../../supabase/local/backend'
import { openDatabase, type TestDatabase } from '../support/database'

let db: TestDatabase
let procedures: { name: string; names: string[] }[]
let tables: string[]

beforeAll(async () => {
  db = await openDatabase()
  procedures = await db.backend.query(
    `select proname as name, coalesce(proargnames[:pronargs], '{}') as names from pg_proc
    where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`,
  )
  const rows = await db.backend.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')",
  )
  tables = rows.map(({ name }) => name)
})
afterAll(() => db.close())

/** Each file of the suite tries some hundreds; ANY_CALLS=3000 tries as many as a drill wants. */
const numRuns = Number(process.env.ANY_CALLS ?? 300)

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const json = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '"\\u0000"',
    '"\\ud800"',
    '1e400',
    '99999999999999999999',
    '"infinity"',
    'true',
    '{}',
    '[]',
    '{',
  ),
  fc.constantFrom(nested(50), nested(10_000), `"${'x'.repeat(50_000)}"`, `"${'x'.repeat(1_000_001)}"`),
)
const filter = fc.oneof(
  fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text)),
  fc.constantFrom(
    'select=a(b(',
    'select="',
    'id=in.(',
    'or=(',
    'order=nope',
    'limit=-1',
    'offset=-1',
    'limit=x',
  ),
  fc.constantFrom(
    'id=eq.%00',
    '%00=eq.1',
    'value->a=eq.1',
    'slug=match.[',
    'select=*',
    `and=${'(and'.repeat(3000)}`,
  ),
)
const headers = fc.constantFrom<Record<string, string>>(
  {},
  { 'content-type': 'text/plain' },
  { 'content-type': 'multipart/form-data' },
  { range: '-1--5' },
  { range: '5-1' },
  { accept: 'nope' },
  { prefer: 'count=exact' },
  { 'accept-profile': 'private' },
  { authorization: 'Bearer a.b.c' },
)
const others = [
  '/rest/v1/nope',
  '/rest/v1/rpc/nope',
  '/auth/v1/token?grant_type=password',
  '/auth/v1/token?grant_type=refresh_token',
  '/auth/v1/recover',
  '/auth/v1/otp',
  '/auth/v1/verify',
  '/auth/v1/signup',
  '/auth/v1/user',
  '/storage/v1/object/list/pictures',
  '/storage/v1/object/pictures/a.webp',
  '/storage/v1/object/sign/pictures/a?token=a',
]

interface Call {
  method: string
  path: string
  body?: string | Uint8Array<ArrayBuffer>
  headers: Record<string, string>
}

const body = fc.oneof(
  json,
  fc.uint8Array({ maxLength: 40 }).map((bytes) => new Uint8Array(bytes)),
)
const written = fc.constantFrom('POST', 'PATCH', 'PUT', 'DELETE')

/** Calls of every procedure and table, and of the other services, with what no page sends. */
const calls = (): fc.Arbitrary<Call> =>
  fc.oneof(
    fc.constantFrom(...procedures).chain(({ name, names }) =>
      fc.record({
        method: fc.constant('POST'),
        path: fc.constant(`/rest/v1/rpc/${name}`),
        body: fc
          .tuple(...names.map(() => json))
          .map((values) => `{${names.map((key, at) => `"${key}":${values[at]}`).join(',')}}`),
        headers,
      }),
    ),
    fc.record({
      method: fc.constant('GET'),
      path: fc
        .tuple(fc.constantFrom(...tables), filter)
        .map(([table, query]) => `/rest/v1/${table}?${query}`),
      headers,
    }),
    fc.record({
      method: written,
      path: fc
        .tuple(fc.constantFrom(...tables), filter)
        .map(([table, query]) => `/rest/v1/${table}?${query}`),
      body,
      headers,
    }),
    fc.record({ method: written, path: fc.constantFrom(...others), body, headers }),
  )

test(
  'no call of a visitor, however strange, is answered as if the server had failed',
  { timeout: 600_000 },
  async () => {
    const send = async (call: Call) => {
      const request = new Request(`http://database.test${call.path}`, {
        ...call,
        headers: { apikey: LOCAL_KEYS.publishable, 'content-type': 'application/json', ...call.headers },
      })
      const answer = await db.backend.fetch(request)
      expect(answer.status, await answer.text()).toBeLessThan(500)
    }
    await fc.assert(fc.asyncProperty(calls(), send), { numRuns })
    expect((await db.visitor.from('niche_pages').select('slug').limit(1)).data).toHaveLength(1)
  },
)

test('a body that is too long is 413 before it is read, one that is long enough is answered', async () => {
  const post = (size: number) =>
    db.backend.fetch(
      new Request('http://database.test/rest/v1/rpc/studio_clock', {
        method: 'POST',
        headers: { apikey: LOCAL_KEYS.publishable, 'content-type': 'application/json' },
        body: `{}${' '.repeat(size - 2)}`,
      }),
    )
  expect((await post(1_000_001)).status).toBe(413)
  expect((await post(1_000_000)).status).toBe(200)
})
