import type { Env } from '../_shared/env.ts'
import { BodyTooLargeError, json, methodNotAllowed, parseForm, readBody } from '../_shared/http.ts'
import { createProcedures } from '../_shared/rest.ts'
import { siteUrl } from '../_shared/site.ts'
import { confirmationPage, tokenOf, unsubscribeByOneClick } from './handler.ts'

const MAX_BODY_BYTES = 4096

const env: Env = (name) => Deno.env.get(name)
const call = createProcedures(env)
const site = siteUrl(env)
const dependencies = { unsubscribe: (token: string) => call('unsubscribe', { token }), log: console.error }

const refuse = (status: number, error: string, message: string) => json(status, { error, message })

Deno.serve(async (request) => {
  const asks = request.method === 'GET' || request.method === 'HEAD'
  if (!asks && request.method !== 'POST') return methodNotAllowed('GET, HEAD, POST')

  const token = tokenOf(request.url)
  if (!token) return refuse(400, 'invalid_token', 'The address needs the token of a mail: ?token=…')
  if (asks) {
    const headers = {
      Location: confirmationPage(site, token),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    }
    return new Response(null, { status: 302, headers })
  }

  try {
    const body = await readBody(request, MAX_BODY_BYTES)
    const form = await parseForm(body, request.headers.get('content-type') ?? '')
    switch (await unsubscribeByOneClick(token, form, dependencies)) {
      case 'done':
        return json(200, { ok: true })
      case 'invalid_input':
        return refuse(400, 'invalid_input', 'Send the form field List-Unsubscribe=One-Click.')
      case 'unavailable':
        return json(
          503,
          { error: 'unavailable', message: 'Please try again in a minute.' },
          { 'Retry-After': '60' },
        )
    }
  } catch (error) {
    if (error instanceof BodyTooLargeError)
      return refuse(413, 'body_too_large', `Send at most ${MAX_BODY_BYTES} bytes.`)
    return refuse(400, 'invalid_body', 'The body could not be read.')
  }
})
