import { AsyncLocalStorage } from 'node:async_hooks'

/** The state of one call into the embedded Supabase. */
interface RequestScope {
  /** The request's headers as JSON, names in lower case: what the database sees as `request.headers`. */
  headers?: string
  path?: string
}

const scopes = new AsyncLocalStorage<RequestScope>()

export const currentScope = () => scopes.getStore()

// The embedded Supabase prints every SQL error with pages of its minified source. Inside a scope that output is
// suppressed, because the response says the same.
for (const method of ['error', 'warn'] as const) {
  const print = console[method].bind(console)
  console[method] = (...parts: unknown[]) => {
    if (!scopes.getStore()) print(...parts)
  }
}

/** Runs `task` with a scope of its own. */
export const runInScope = <T>(scope: RequestScope, task: () => Promise<T>): Promise<T> =>
  scopes.run(scope, task)
