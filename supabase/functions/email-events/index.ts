import type { Env } from '../_shared/env.ts'
import { BodyTooLargeError, json, methodNotAllowed, readBody } from '../_shared/http.ts'
import { createProcedures } from '../_shared/rest.ts'
import { configuredProviders, receiveEvents } from './handler.ts'

/** More than any of the providers sends at once: SendGrid posts up to 768 KB. */
const MAX_BODY_BYTES = 1024 * 1024

const env: Env = (name) => Deno.env.get(name)
const call = createProcedures(env)
const dependencies = {
  providers: configuredProviders(env),
  store: (provider: string, events: readonly unknown[]) =>
    call('record_email_events', { p_provider: provider, p_events: events }),
  fetch,
  now: Date.now,
  log: console.error,
}

const refuse = (status: number, error: string, message: string, headers?: Record<string, string>) =>
  json(status, { error, message }, headers)

Deno.serve(async (request) => {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const name = new URL(request.url).pathname.split('/').findLast(Boolean) ?? ''
  if (!dependencies.providers.has(name))
    return refuse(404, 'not_set_up', 'No webhook of this name is set up: see docs/deploy.md.')
  let body: string
  try {
    body = new TextDecoder().decode(await readBody(request, MAX_BODY_BYTES))
  } catch (error) {
    return error instanceof BodyTooLargeError
      ? refuse(413, 'body_too_large', `Send at most ${MAX_BODY_BYTES} bytes.`)
      : refuse(400, 'invalid_body', 'The body could not be read.')
  }
  switch (await receiveEvents(name, { headers: request.headers, body }, dependencies)) {
    case 'stored':
      return json(200, { ok: true })
    case 'not_set_up':
      return refuse(404, 'not_set_up', 'No webhook of this name is set up: see docs/deploy.md.')
    case 'not_genuine':
      return refuse(401, 'unauthorized', 'The signature or the password is not the one that is set up.')
    case 'invalid_body':
      return refuse(400, 'invalid_body', 'The body is not JSON.')
    case 'unavailable':
      return refuse(503, 'unavailable', 'Please call again in a minute.', { 'Retry-After': '60' })
  }
})
