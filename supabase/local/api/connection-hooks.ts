import type { ApiConnection } from './database'
import { currentScope, isSqlError } from './request-scope'

interface Executor {
  executeQuery(query: { sql: string; parameters: unknown[]; query: object }): Promise<unknown>
}

/** Who asks, as the embedded Supabase found out from the key and the token. */
interface RequestContext {
  auth?: { role?: string; uid?: string; jwt?: object }
  storage?: { operation?: string }
}

/** The parts of the embedded Supabase's connection that are not in its types. connection-hooks.test.ts guards them. */
interface Internals {
  rlsState: 'unknown' | 'active' | 'inactive'
  normalizeDbError(error: unknown): unknown
  applyJwtSessionContext(executor: Executor, context: RequestContext): Promise<void>
  applyRpcRequestGucs(executor: Executor): Promise<void>
}

function assertKnown(internals: Internals): void {
  const methods = [
    internals.normalizeDbError,
    internals.applyJwtSessionContext,
    internals.applyRpcRequestGucs,
  ]
  const known = internals.rlsState === 'unknown' && methods.every((method) => typeof method === 'function')
  if (!known)
    throw new Error('This version of @supabase/lite differs inside: see supabase/local/connection-hooks.ts.')
}

/** Sets all of them in one statement: on PGlite each statement costs about as much as the query itself. */
async function setLocally(executor: Executor, settings: Record<string, string>): Promise<void> {
  const names = Object.keys(settings)
  const sql = `select ${names.map((name, index) => `set_config('${name}', $${index + 1}, true)`).join(', ')}`
  const query = { kind: 'RawNode', sqlFragments: [sql], parameters: [] }
  await executor.executeQuery({ sql, parameters: Object.values(settings), query })
}

/**
 * Corrects the connection where it differs from hosted:
 * - its first request would GRANT ALL on every table to everyone, undoing the migrations' REVOKEs; `rlsState`
 *   'active' tells it that this was done;
 * - an SQL error is kept for `sqlErrorResponse`, since its own answer drops code, detail and hint;
 * - `request.headers` and the like are set for tables too, not for procedures alone.
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

  internals.applyJwtSessionContext = (executor, { auth, storage }) => {
    const role = auth?.role || 'anon'
    const { headers = '{}', method = '', path = '' } = currentScope() ?? {}
    return setLocally(executor, {
      'request.jwt.claim.sub': auth?.uid ?? '',
      'request.jwt.claim.role': role,
      'request.jwt.claims': auth?.jwt ? JSON.stringify(auth.jwt) : '',
      'request.headers': headers,
      'request.method': method,
      'request.path': path,
      'storage.operation': storage?.operation ?? '',
      // Last: from here on the transaction has the caller's rights.
      role,
    })
  }
  // What it sets of the request is set above; a procedure may answer with a status and headers of its own.
  internals.applyRpcRequestGucs = (executor) =>
    setLocally(executor, { 'response.status': '', 'response.headers': '' })
}
