import { type Env, required } from '../_shared/env.ts'
import { hasBearer, json, methodNotAllowed } from '../_shared/http.ts'
import { createProcedures } from '../_shared/rest.ts'
import { siteUrl } from '../_shared/site.ts'
import { readOwnerCalendar } from './owner-calendar.ts'

const env: Env = (name) => Deno.env.get(name)
const secret = required(env, 'CRON_SECRET')
const calendar = {
  call: createProcedures(env),
  fetch,
  async resolve(host: string): Promise<string[]> {
    const found = await Promise.allSettled([Deno.resolveDns(host, 'A'), Deno.resolveDns(host, 'AAAA')])
    return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  },
  siteUrl: siteUrl(env),
}

// Called each minute; the database says when the calendar is due.
Deno.serve(async (request) => {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  if (!(await hasBearer(request, secret)))
    return json(401, { error: 'unauthorized', message: 'Send the secret of the schedule as bearer.' })
  try {
    return json(200, { ok: true, due: await readOwnerCalendar(calendar) })
  } catch (error) {
    console.error(
      `The owner's calendar was not read. ${error instanceof Error ? error.message : String(error)}`,
    )
    return json(503, { error: 'unavailable', message: 'The database did not answer.' })
  }
})
