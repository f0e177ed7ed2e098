import type { Env } from '../_shared/env.ts'
import { json, methodNotAllowed } from '../_shared/http.ts'
import { createProcedures, ProcedureError } from '../_shared/rest.ts'
import { siteFacts } from '../_shared/site.ts'
import { callsFeed, type FeedCall } from './feed.ts'

const env: Env = (name) => Deno.env.get(name)
const call = createProcedures(env)
const readSite = siteFacts(env, call)

/** The format of the database's keys: nothing else is looked up. */
const keyForm = /^[0-9a-f]{64}$/

const unknown = () =>
  json(404, { error: 'feed_unknown', message: 'This address shows no calendar: it may have been renewed.' })

Deno.serve(async (request) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed('GET, HEAD')
  const key = new URL(request.url).searchParams.get('key') ?? ''
  if (!keyForm.test(key)) return unknown()
  try {
    const calls = (await call('calendar_feed', { key })) as FeedCall[]
    return new Response(callsFeed(calls, await readSite(), Date.now()), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="calls.ics"',
        'Cache-Control': 'no-store',
      },
    })
  } catch (error) {
    const status = error instanceof ProcedureError ? error.status : 0
    if (status === 404) return unknown()
    const again = { 'Retry-After': '600' }
    if (status === 429) return json(429, { error: 'rate_limited', message: 'Please ask less often.' }, again)
    console.error(`The calls were not read: the database answered ${status || 'nothing'}.`)
    return json(503, { error: 'unavailable', message: 'Please try again in a few minutes.' }, again)
  }
})
