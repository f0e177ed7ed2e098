import { AsyncLocalStorage } from 'node:async_hooks'

/** What Postgres says about a failed statement; `code` is the SQLSTATE. */
export interface SqlError {
  code: string
  message: string
  detail?: string
  hint?: string
}

/** The state of one call into the embedded Supabase. */
export interface RequestScope {
  /** The request's headers as JSON, names in lower case: what the database sees as `request.headers`. */
  headers?: string
  method?: string
  path?: string
  /** The error of the call's last statement. */
  sqlError?: SqlError
}

const scopes = new AsyncLocalStorage<RequestScope>()

export const currentScope = () => scopes.getStore()

let quieted = false

/**
 * The embedded Supabase prints every SQL error with pages of its minified source. Inside a scope that output
 * is suppressed, because the response says the same.
 */
function quietScopes(): void {
  if (quieted) return
  quieted = true
  for (const method of ['error', 'warn'] as const) {
    const print = console[method].bind(console)
    console[method] = (...parts: unknown[]) => {
      if (!scopes.getStore()) print(...parts)
    }
  }
}

/** Runs `task` with a scope of its own. */
export function runInScope<T>(scope: RequestScope, task: () => Promise<T>): Promise<T> {
  quietScopes()
  return scopes.run(scope, task)
}

export function isSqlError(error: unknown): error is SqlError {
  if (typeof error !== 'object' || error === null) return false
  const { code, message } = error as Partial<SqlError>
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && typeof message === 'string'
}
