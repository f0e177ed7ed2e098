import { jsonResponse } from '../host/json-response'
import type { SqlError } from './request-scope'

// PostgREST's table of SQLSTATE to HTTP status: https://docs.postgrest.org/en/stable/references/errors.html
const byCode: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  P0001: 400,
}
const byClass: Record<string, number> = {
  // As the embedded driver says that a value could not be read; there is no connection that could be lost.
  '08': 400,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  // Not as PostgREST, which answers 500: too deep, too long, too many is what the caller sent.
  '54': 400,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
}

/** The HTTP status with which PostgREST answers an SQLSTATE. */
export function statusOf(sqlState: string): number {
  return byCode[sqlState] ?? byClass[sqlState.slice(0, 2)] ?? 400
}

/**
 * The embedded Supabase answers SQL errors it does not know (a check violation, a `raise exception`) with
 * 500 and code "SUP". This gives them PostgREST's status and body, so that pages meet here what they meet hosted.
 * @returns nothing where its answer was right, or not about an SQL error
 */
export async function sqlErrorResponse(
  error: SqlError | undefined,
  answered: Response,
): Promise<Response | undefined> {
  // PT… and PGRST are not Postgres' but PostgREST's own, which the embedded one knows.
  if (!error || /^P[TG]/.test(error.code)) return undefined
  const { code } = (await answered.clone().json()) as { code?: unknown }
  if (code !== 'SUP' && code !== error.code) return undefined
  const headers = new Headers(answered.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json; charset=utf-8')
  const body = {
    code: error.code,
    details: error.detail ?? null,
    hint: error.hint ?? null,
    message: error.message,
  }
  return new Response(JSON.stringify(body), { status: statusOf(error.code), headers })
}

/** What the embedded Supabase says, as if it were its own failure, of values and queries that cannot be read. */
const UNREADABLE =
  /^(?:Error: (?:Invalid input for |Missing closing |Unexpected )|RangeError: Invalid |TypeError \[ERR_INVALID_ARG_TYPE\]: The "string" argument |TypeError: \w+\.replace is not a function|URIError|SyntaxError)/

/** An address of storage that a token opens: without an SQL error, what fails there is the token. */
const SIGNED = /^\/storage\/v1\/.*\/sign\//

/** The answer 400 to what could not be read; nothing where the failure was another. */
export function unreadableResponse(path: string, answered: string): Response | undefined {
  if (SIGNED.test(path))
    return jsonResponse(400, { statusCode: '400', error: 'InvalidJWT', message: 'The token cannot be read.' })
  let message: unknown
  try {
    message = (JSON.parse(answered) as { message?: unknown }).message
  } catch {
    return undefined
  }
  if (typeof message !== 'string' || !UNREADABLE.test(message)) return undefined
  const plain = message.replace(/^\w+: /, '')
  return jsonResponse(400, { code: '22P02', details: null, hint: null, message: plain })
}
