import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCAL_KEYS } from '../../supabase/local/backend'
import { databaseForFile } from '../support/database'
import { plausible, valueJson } from '../support/hostile-values'

const db = databaseForFile()

/** The arguments of a procedure, or only some of them, each with any value. */
function argumentsJson(names: readonly string[], some: boolean) {
  const fields = names.map((name) =>
    fc.oneof(plausible, valueJson).map((value) => `${JSON.stringify(name)}:${value}`),
  )
  return fc
    .tuple(fc.tuple(...fields), fc.subarray([...names.keys()]))
    .map(([all, chosen]) => `{${(some ? chosen.map((nth) => all[nth]) : all).join(',')}}`)
}

test(
  'no call of a procedure by a visitor, however malformed, causes a database error',
  { timeout: 600_000 },
  async () => {
    const procedures = await db.backend.query<{ name: string; args: string[] }>(`
      select p.proname as name, coalesce(p.proargnames, '{}') as args from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype order by 1`)
    const calls = fc
      .tuple(fc.constantFrom(...procedures), fc.boolean())
      .chain(([{ name, args }, some]) => fc.tuple(fc.constant(name), argumentsJson(args, some)))
    const send = async ([name, body]: [string, string]) => {
      const answer = await db.backend.fetch(
        new Request(`http://database.test/rest/v1/rpc/${name}`, {
          method: 'POST',
          headers: { apikey: LOCAL_KEYS.publishable, 'content-type': 'application/json' },
          body,
        }),
      )
      const text = await answer.text()
      // Unlike PostgREST, the embedded API itself answers 500, without an SQLSTATE, to a date that it cannot parse.
      expect(answer.status >= 500 && /"code":"[0-9A-Z]{5}"/.test(text), text).toBe(false)
    }
    await fc.assert(fc.asyncProperty(calls, send), { numRuns: 150 })
    expect((await db.visitor.from('niche_pages').select('slug').limit(1)).data).toHaveLength(1)
  },
)
