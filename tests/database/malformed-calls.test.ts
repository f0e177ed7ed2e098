import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCAL_KEYS } from '../../supabase/local/backend'
import { databaseForFile } from '../support/database'
import { type HostileCall, hostileCalls, isDatabaseFailure, readSurface } from '../support/hostile-calls'

const db = databaseForFile()

test(
  'no request by a visitor, however malformed, causes a database error',
  { timeout: 600_000 },
  async () => {
    const send = async (call: HostileCall) => {
      const answer = await db.backend.fetch(new Request(`http://database.test${call.path}`, call))
      const body = await answer.text()
      expect(isDatabaseFailure(answer.status, body), body).toBe(false)
    }
    await fc.assert(fc.asyncProperty(hostileCalls(await readSurface(db.backend)), send), { numRuns: 150 })
    expect((await db.visitor.from('niche_pages').select('slug').limit(1)).data).toHaveLength(1)
  },
)

test.each(['', '{"type":"email_change","token_hash":{}}'])('no link token is read from %j', async (body) => {
  const answer = await db.backend.fetch(
    new Request('http://database.test/auth/v1/verify', {
      method: 'POST',
      headers: { apikey: LOCAL_KEYS.publishable, 'content-type': 'application/json' },
      body,
    }),
  )
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
})
