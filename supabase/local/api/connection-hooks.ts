import type { ApiConnection, Database } from './database'
import { asPostgrest } from './query-tree'
import { currentScope } from './request-scope'

type Context = Parameters<ApiConnection['withContext']>[0]
type Options = NonNullable<Parameters<ApiConnection['withContext']>[2]>
type Session = ApiConnection['kysely']

/** The caller, as the embedded Supabase derives it from the key and the token. */
interface Caller {
  auth?: { role?: string; jwt?: object }
  storage?: { operation?: string }
}

/** The request's settings in a transaction, as PostgREST sets them. */
function settingsOf(
  database: Database,
  { auth, storage }: Caller,
  rpc: Options['rpc'],
): Record<string, string> {
  const role = auth?.role || 'anon'
  return {
    'request.jwt.claims': JSON.stringify(auth?.jwt ?? { role }),
    'request.headers': currentScope()?.headers ?? '{}',
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

/** An error of Postgres; `code` is the SQLSTATE. */
interface SqlError {
  code: string
  message: string
  detail?: string
  hint?: string
}

const isSqlError = (error: unknown): error is SqlError =>
  error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code))

/** The errors that the embedded Supabase answers as hosted does; all others with 500 and the code "SUP". */
const handled = /^(?:P[GT]|22|23502|23503|23505|25006|42)/
/** PostgREST's status by code or class: https://docs.postgrest.org/en/stable/references/errors.html */
const statuses: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '21': 500,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '53400': 500,
  '54': 500,
  '55': 500,
  '57': 500,
  '57P01': 503,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  XX: 500,
}

/**
 * Gives such an error (a check violation, a `raise exception`) PostgREST's status and body, in the form in which a
 * procedure may raise its own: https://docs.postgrest.org/en/stable/references/errors.html#raise-errors-with-http-status-codes
 */
function withStatus(error: SqlError) {
  const { code, message, detail: details = null, hint = null } = error
  const unfiltered = code === '21000' && message.endsWith('requires a WHERE clause')
  const status = unfiltered ? 400 : (statuses[code] ?? statuses[code.slice(0, 2)] ?? 400)
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details, hint }),
    detail: JSON.stringify({ status, headers: {} }),
  }
}

/**
 * Corrects the connection where it differs from hosted:
 * - with row security in the database its own `withContext` would GRANT ALL on every table to everyone,
 *   undoing the migrations' REVOKEs, and would set `request.headers` and similar settings for procedures
 *   only;
 * - an SQL error that it does not know would lose its code, detail and hint;
 * - some filters and orders would mean something else.
 */
export function hookConnection(database: Database): void {
  const { connection, sessions } = database
  const normalize = connection.normalizeDbError.bind(connection)
  const readQuery = connection.onPostgrestAST.bind(connection)
  connection.normalizeDbError = (error) => {
    const known = normalize(error)
    return isSqlError(known) && !handled.test(known.code) ? withStatus(known) : known
  }
  connection.onPostgrestAST = async (query) => asPostgrest(await readQuery(query))

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
