import type { ApiConnection, Database } from './database'
import { currentScope, isSqlError } from './request-scope'

type Context = Parameters<ApiConnection['withContext']>[0]
type Options = NonNullable<Parameters<ApiConnection['withContext']>[2]>
type Session = ApiConnection['kysely']

/** The caller, as the embedded Supabase derives it from the key and the token. */
interface Caller {
  auth?: { role?: string; uid?: string; jwt?: object }
  storage?: { operation?: string }
}

/** The request's settings in a transaction, as PostgREST sets them. */
function settingsOf(
  database: Database,
  { auth, storage }: Caller,
  rpc: Options['rpc'],
): Record<string, string> {
  const role = auth?.role || 'anon'
  const { headers = '{}', method = '', path = '' } = currentScope() ?? {}
  return {
    'request.jwt.claim.sub': auth?.uid ?? '',
    'request.jwt.claim.role': role,
    'request.jwt.claims': auth?.jwt ? JSON.stringify(auth.jwt) : '',
    'request.headers': headers,
    'request.method': method,
    'request.path': path,
    'storage.operation': storage?.operation ?? '',
    // A procedure may set the response's status and headers.
    ...(rpc && { 'response.status': '', 'response.headers': '' }),
    ...(rpc?.readOnly && { transaction_read_only: 'on' }),
    ...database.settingsOf(role),
    // Last: from here on the transaction has the caller's rights.
    role,
  }
}

/** Sets all of them in one statement: on PGlite each statement costs about as much as the query itself. */
async function setLocally(session: Session, settings: Record<string, string>): Promise<void> {
  const names = Object.keys(settings)
  const sql = `select ${names.map((name, index) => `set_config('${name}', $${index + 1}, true)`).join(', ')}`
  const query = { kind: 'RawNode', sqlFragments: [sql], parameters: [] } as const
  await session.executeQuery({ sql, parameters: Object.values(settings), query } as never)
}

/** Thrown to roll back a transaction and return its result. */
class Undone {
  constructor(readonly result: unknown) {}
}

/**
 * Corrects the connection where it differs from hosted:
 * - with row security in the database its own `withContext` would GRANT ALL on every table to everyone,
 *   undoing the migrations' REVOKEs, and would set `request.headers` and similar settings for procedures
 *   only;
 * - an SQL error is kept for `sqlErrorResponse`, since the embedded response drops code, detail and hint.
 */
export function hookConnection(database: Database): void {
  const { connection, sessions } = database
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error) => {
    const scope = currentScope()
    if (scope && isSqlError(error)) scope.sqlError = error
    return normalize(error)
  }

  connection.withContext = async <T>(
    context: Context,
    work: (session: Session) => Promise<T>,
    { transaction, rpc, forceRollback }: Options = {},
  ): Promise<T> => {
    async function inContext(session: Session): Promise<T> {
      await setLocally(session, settingsOf(database, context ?? {}, rpc))
      const result = await work(session)
      if (forceRollback) throw new Undone(result)
      return result
    }
    if (transaction) return inContext(transaction)
    try {
      return await sessions.runInTransaction(inContext)
    } catch (error) {
      if (error instanceof Undone) return error.result as T
      throw error
    }
  }
}
