import type { Env } from '../_shared/env.ts'
import { json, methodNotAllowed } from '../_shared/http.ts'
import { createProcedures } from '../_shared/rest.ts'
import { createHealth, isWell, CACHE_SECONDS } from './handler.ts'

const env: Env = (name) => Deno.env.get(name)
const readHealth = createHealth({ call: createProcedures(env), now: () => performance.now() })

Deno.serve(async (request) => {
  // Monitors also use HEAD and read only the status.
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed('GET, HEAD')
  const health = await readHealth()
  return json(isWell(health) ? 200 : 503, health, { 'Cache-Control': `public, max-age=${CACHE_SECONDS}` })
})
