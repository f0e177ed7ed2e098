import { type Env, optional, required } from './env.ts'

/** Calls a database procedure; returns its JSON, or null if it returns nothing. */
export type CallProcedure = (name: string, args: Record<string, unknown>) => Promise<unknown>

/** The database refused a call, or did not answer. */
export class ProcedureError extends Error {
  /** @param detail is logged, so it holds nothing of the rows concerned */
  constructor(
    readonly procedure: string,
    /** 0 if there was no answer. */
    readonly status: number,
    detail: string,
  ) {
    super(`${procedure} failed (${status || 'no answer'}): ${detail}`)
    this.name = 'ProcedureError'
  }
}

/**
 * A key of the project. Hosted projects list theirs by name in one variable: the key named 'default', or another one
 * if the project has renamed it, since all of them have the same rights. Older projects have one key in a variable of
 * its own.
 */
function projectKey(env: Env, list: string, single: string): string {
  const keys = JSON.parse(optional(env, list) ?? '{}') as Record<string, string>
  return keys.default ?? Object.values(keys)[0] ?? required(env, single)
}

const serviceKey = (env: Env) => projectKey(env, 'SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY')
const publicKey = (env: Env) => projectKey(env, 'SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY')

/** The key goes in `apikey`; a legacy key also serves as the bearer token. */
function keyHeaders(key: string): Record<string, string> {
  const token = key.startsWith('sb_') ? undefined : { Authorization: `Bearer ${key}` }
  return { apikey: key, 'Content-Type': 'application/json', ...token }
}

/** Headers that make a request run as the service role. */
export const serviceHeaders = (env: Env) => keyHeaders(serviceKey(env))

/**
 * Calls procedures as the service role. It uses plain fetch, because loading the whole client would be most
 * of a function's start-up time.
 * @throws ProcedureError from the returned function
 */
export function createProcedures(env: Env, timeoutMs = 10_000): CallProcedure {
  return procedures(env, serviceHeaders(env), timeoutMs)
}

/**
 * Calls procedures as the user of this Authorization header; the database accepts or refuses the token.
 * @throws ProcedureError from the returned function
 */
export function createProceduresAs(env: Env, authorization: string, timeoutMs = 10_000): CallProcedure {
  const headers = { apikey: publicKey(env), 'Content-Type': 'application/json', Authorization: authorization }
  return procedures(env, headers, timeoutMs)
}

/**
 * Calls procedures as an anonymous visitor.
 * @throws ProcedureError from the returned function
 */
export function createVisitorProcedures(env: Env, timeoutMs = 10_000): CallProcedure {
  return procedures(env, keyHeaders(publicKey(env)), timeoutMs)
}

/**
 * The code of the database's error, and the name of one of the project's own (PT…). Its other texts quote values of
 * the row, such as an address.
 */
function codeOf(text: string): string {
  try {
    const { code, message } = JSON.parse(text) as { code?: unknown; message?: unknown }
    const [number = ''] = /^\w{1,20}$/.exec(String(code)) ?? []
    const [name = ''] = (number.startsWith('PT') && /^[a-z_]{1,50}$/.exec(String(message))) || []
    return [number, name].filter(Boolean).join(' ') || 'no code'
  } catch {
    return 'no code'
  }
}

function procedures(env: Env, headers: Record<string, string>, timeoutMs: number): CallProcedure {
  const url = required(env, 'SUPABASE_URL').replace(/\/+$/, '')

  return async (name, args) => {
    let status = 0
    let text: string
    try {
      const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(args),
        signal: AbortSignal.timeout(timeoutMs),
      })
      status = response.status
      text = await response.text()
    } catch (error) {
      throw new ProcedureError(name, status, error instanceof Error ? error.message : 'unknown')
    }
    if (status < 200 || status > 299) throw new ProcedureError(name, status, codeOf(text))
    return text ? JSON.parse(text) : null
  }
}
