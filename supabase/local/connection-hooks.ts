import type { ApiConnection } from './database'
import { currentScope, isSqlError } from './request-scope'

interface Executor {
  executeQuery(query: { sql: string; parameters: unknown[]; query: object }): Promise<unknown>
}

/** The parts of the embedded Supabase's connection that are not in its types. connection-hooks.test.ts guards them. */
interface Internals {
  rlsState: 'unknown' | 'active' | 'inactive'
  normalizeDbError(error: unknown): unknown
  applyJwtSessionContext(executor: Executor, context: unknown, setRole: boolean): Promise<void>
}

const REQUEST_SETTINGS = `select set_config('request.headers', $1, true),
  set_config('request.method', $2, true), set_config('request.path', $3, true)`

function assertKnown(internals: Internals): void {
  const known =
    internals.rlsState === 'unknown' &&
    typeof internals.normalizeDbError === 'function' &&
    typeof internals.applyJwtSessionContext === 'function'
  if (!known)
    throw new Error('This version of @supabase/lite differs inside: see supabase/local/connection-hooks.ts.')
}

/**
 * Corrects the connection where it differs from hosted:
 * - its first request would GRANT ALL on every table to everyone, undoing the migrations' REVOKEs; `rlsState`
 *   'active' tells it that this was done;
 * - an SQL error is kept for `sqlErrorResponse`, since its own answer drops code, detail and hint;
 * - `request.headers` is set for tables too, not for procedures alone.
 */
export function hookConnection(connection: ApiConnection): void {
  const internals = connection as unknown as Internals
  assertKnown(internals)
  internals.rlsState = 'active'

  const normalize = internals.normalizeDbError.bind(connection)
  internals.normalizeDbError = (error) => {
    const scope = currentScope()
    if (scope && isSqlError(error)) scope.sqlError = error
    return normalize(error)
  }

  const applyContext = internals.applyJwtSessionContext.bind(connection)
  internals.applyJwtSessionContext = async (executor, context, setRole) => {
    await applyContext(executor, context, setRole)
    const { headers = '{}', method = '', path = '' } = currentScope() ?? {}
    await executor.executeQuery({
      sql: REQUEST_SETTINGS,
      parameters: [headers, method, path],
      query: { kind: 'RawNode', sqlFragments: [REQUEST_SETTINGS], parameters: [] },
    })
  }
}
