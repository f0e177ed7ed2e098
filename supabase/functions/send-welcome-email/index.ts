import type { Env } from '../_shared/env.ts'
import { corsHeaders, BodyTooLargeError, json, methodNotAllowed, readBody } from '../_shared/http.ts'
import { createEmailSender } from '../_shared/email-sender.ts'
import { createOutbox } from '../_shared/outbox.ts'
import { createProcedures } from '../_shared/rest.ts'
import { siteFacts } from '../_shared/site.ts'
import { sendWelcomeEmail, welcomeChannel, type WelcomeDependencies, type WelcomeOutcome } from './handler.ts'

const MAX_BODY_BYTES = 4096

const env: Env = (name) => Deno.env.get(name)
const call = createProcedures(env)
const readSite = siteFacts(env, call)
const sendEmail = createEmailSender(env)
// A hosted function may be stopped once it has responded, except for work registered here; elsewhere it keeps
// running.
const { EdgeRuntime: runtime } = globalThis as { EdgeRuntime?: { waitUntil: (work: Promise<void>) => void } }
const dependencies: WelcomeDependencies = {
  outbox: createOutbox(call),
  emails: async () => welcomeChannel(await readSite(), sendEmail),
  now: Date.now,
  log: console.error,
  later: (work) => runtime?.waitUntil(work),
}

const failures: Record<Exclude<WelcomeOutcome, 'accepted'>, [status: number, message: string]> = {
  invalid_input: [400, 'Send {"email": an address, "subscriberId": a UUID} as JSON.'],
  unavailable: [503, 'The database did not answer. Please try again.'],
}

const refuse = (status: number, error: string, message: string) =>
  json(status, { error, message }, corsHeaders)

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders })
  if (request.method !== 'POST') return methodNotAllowed('POST, OPTIONS', corsHeaders)

  let input: unknown
  try {
    input = JSON.parse(new TextDecoder().decode(await readBody(request, MAX_BODY_BYTES)))
  } catch (error) {
    return error instanceof BodyTooLargeError
      ? refuse(413, 'body_too_large', `Send at most ${MAX_BODY_BYTES} bytes.`)
      : refuse(400, 'invalid_json', 'The body is not JSON.')
  }
  const outcome = await sendWelcomeEmail(input, dependencies)
  return outcome === 'accepted'
    ? json(200, { ok: true }, corsHeaders)
    : refuse(failures[outcome][0], outcome, failures[outcome][1])
})
