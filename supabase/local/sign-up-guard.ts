import type { Database } from './database'
import { jsonResponse } from './json-response'

const SENDS_LINK = /^\/auth\/v1\/(otp|magiclink)$/

/**
 * A sign-in link for an unknown address would make the user, sign-up off or not. Hosted refuses; so do we.
 * @returns the refusal, or nothing when the request may go on
 */
export async function refuseSignUp(request: Request, database: Database): Promise<Response | undefined> {
  if (request.method !== 'POST' || !SENDS_LINK.test(decodeURIComponent(new URL(request.url).pathname))) return
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined
  if (typeof email !== 'string') return
  const known = await database.query('select from auth.users where lower(email) = lower($1)', [email])
  if (known.length > 0) return
  return jsonResponse(422, {
    code: 422,
    error_code: 'signup_disabled',
    msg: 'Signups not allowed for this instance',
  })
}
