import { type Env, optional } from '../_shared/env.ts'
import { corsHeaders, json, methodNotAllowed } from '../_shared/http.ts'
import { createProceduresAs } from '../_shared/rest.ts'
import { publish, publishAnswers, type PublishOutcome } from './handler.ts'

const env: Env = (name) => Deno.env.get(name)

/** Redirects are refused: a hook that redirects is not the one that was configured. */
const post = async (url: string) =>
  (await fetch(url, { method: 'POST', redirect: 'manual', signal: AbortSignal.timeout(10_000) })).status

function answer(outcome: PublishOutcome): Response {
  const [status, message] = publishAnswers[outcome]
  return json(status, outcome === 'begun' ? { ok: true } : { error: outcome, message }, corsHeaders)
}

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders })
  if (request.method !== 'POST') return methodNotAllowed('POST, OPTIONS', corsHeaders)
  const authorization = request.headers.get('authorization')
  if (!authorization || !/^Bearer \S+$/i.test(authorization)) return answer('signed_out')
  const call = createProceduresAs(env, authorization)
  return answer(await publish({ hookUrl: optional(env, 'DEPLOY_HOOK_URL'), call, post, log: console.error }))
})
