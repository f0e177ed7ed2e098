import type { Env } from '../_shared/env.ts'
import { corsHeaders, json, methodNotAllowed, readBody } from '../_shared/http.ts'
import { createProceduresAs } from '../_shared/rest.ts'
import { siteUrl } from '../_shared/site.ts'
import { createAuthService } from './auth-service.ts'
import { changeStaff, staffAnswers, type StaffOutcome } from './handler.ts'

const MAX_BODY_BYTES = 4096

const env: Env = (name) => Deno.env.get(name)
const auth = createAuthService(env, `${siteUrl(env)}/admin/reset`)

function answer(outcome: StaffOutcome): Response {
  const [status, message] = staffAnswers[outcome]
  return json(status, status === 200 ? { outcome, message } : { error: outcome, message }, corsHeaders)
}

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders })
  if (request.method !== 'POST') return methodNotAllowed('POST, OPTIONS', corsHeaders)
  const authorization = request.headers.get('authorization')
  if (!authorization || !/^Bearer \S+$/i.test(authorization)) return answer('signed_out')
  let input: unknown
  try {
    input = JSON.parse(new TextDecoder().decode(await readBody(request, MAX_BODY_BYTES)))
  } catch {
    return answer('invalid_input')
  }
  const call = createProceduresAs(env, authorization)
  return answer(await changeStaff(input, { call, auth, log: console.error }))
})
