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
  // The embedded driver's error class for a value that it cannot parse.
  '08': 400,
  '28': 403,
  '40': 500,
  '53': 503,
  '55': 500,
  '57': 500,
  P0: 500,
  XX: 500,
}

/**
 * The embedded Supabase answers SQL errors it does not know (a check violation, a `raise exception`) with
 * 500 and code "SUP". This gives them PostgREST's status and body.
 * @returns nothing if its response was right or no SQL error occurred
 */
export async function sqlErrorResponse(
  error: SqlError | undefined,
  answered: Response,
): Promise<Response | undefined> {
  // PT… and PGRST are PostgREST's own codes, which the embedded one knows.
  if (!error || /^P[TG]/.test(error.code)) return undefined
  const { code } = (await answered.clone().json()) as { code?: unknown }
  if (code !== 'SUP' && code !== error.code) return undefined
  const { message, detail = null, hint = null } = error
  const status = byCode[error.code] ?? byClass[error.code.slice(0, 2)] ?? 400
  return Response.json({ code: error.code, details: detail, hint, message }, { status })
}
