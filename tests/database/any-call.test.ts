import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCAL_KEYS } from '../../supabase/local/backend'
import { openDatabase, type TestDatabase } from '../support/database'
import { type HostileCall, hostileCalls, readSurface } from '../support/hostile-calls'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.close())

// 3,000 over HTTP, several at once: npm run bench hostile-calls.
test(
  'no call of a visitor, however strange, is answered as if the server had failed',
  { timeout: 600_000 },
  async () => {
    const send = async (call: HostileCall) => {
      const answer = await db.backend.fetch(new Request(`http://database.test${call.path}`, call))
      expect(answer.status, await answer.text()).toBeLessThan(500)
    }
    await fc.assert(fc.asyncProperty(hostileCalls(await readSurface(db.backend)), send), { numRuns: 300 })
    expect((await db.visitor.from('niche_pages').select('slug').limit(1)).data).toHaveLength(1)
  },
)

// Found by the test above, once in many runs.
test.each(['created_at=eq(any).{1}', 'created_at=eq(all).{1,2}', 'created_at=eq.1'])(
  'a filter by numbers of a column of dates is no failure of the server: %s',
  async (filter) => {
    const answer = await db.backend.fetch(
      new Request(`http://database.test/rest/v1/niche_pages?${filter}`, {
        headers: { apikey: LOCAL_KEYS.publishable },
      }),
    )
    expect(answer.status, await answer.text()).toBeLessThan(500)
  },
)

test.each(['', 'null', '{"type":"email_change","token_hash":{}}'])(
  'a link’s token is not looked for in %j',
  async (body) => {
    const answer = await db.backend.fetch(
      new Request('http://database.test/auth/v1/verify', {
        method: 'POST',
        headers: { apikey: LOCAL_KEYS.publishable, 'content-type': 'application/json' },
        body,
      }),
    )
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
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
