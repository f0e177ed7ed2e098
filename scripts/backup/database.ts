import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApi } from '../../supabase/local/api/api'
import { LOCAL_KEYS } from '../../supabase/local/api/keys'
import { openPglite } from '../../supabase/local/api/pglite-database'
import { openDataFolder, storageBeside } from '../../supabase/local/host/data-folder'
import { createFileApi, type FileApi } from './file-api'

/** An error that is printed as one sentence, without a stack. */
export class BackupError extends Error {}

/** One session of a database, and the database's files. */
export interface OpenDatabase {
  /** Its name in messages. */
  name: string
  query<T>(sql: string, params?: unknown[]): Promise<T[]>
  /** Undefined if no storage API is configured. Must not be called while a transaction is open. */
  files: FileApi | undefined
  close(): Promise<void>
}

/** The folder that `npm start` keeps its database in. */
const dataFolder = () => join(process.env.LOCAL_DIR ?? '.local', 'db')

/** Opens the embedded database if nothing else uses it. Throws FolderInUseError. */
async function openEmbedded(): Promise<OpenDatabase> {
  const path = dataFolder()
  if (!existsSync(`${path}.ready`))
    throw new BackupError(`There is no database in ${path} yet: start once with npm start.`)
  const folder = await openDataFolder(path)
  try {
    const database = await openPglite(path)
    const api = await createApi(database, storageBeside(path), {
      siteUrl: 'http://localhost',
    })
    return {
      name: path,
      query: (sql, params) => database.query(sql, params),
      files: createFileApi('http://localhost', LOCAL_KEYS.secret, (request) => api.fetch(request)),
      async close() {
        await database.close()
        folder.release()
      },
    }
  } catch (error) {
    folder.release()
    throw error
  }
}

/**
 * A remote database must prove its identity with its certificate; `sslrootcert` names the file of its CA, as
 * for psql. On this machine there is no TLS unless `sslmode` asks for it.
 */
export function verifiedAddress(address: string) {
  const url = new URL(address)
  const mode = url.searchParams.get('sslmode')
  const caFile = url.searchParams.get('sslrootcert')
  // The library would accept a weaker mode and send the file's name to the server.
  url.searchParams.delete('sslmode')
  url.searchParams.delete('sslrootcert')
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const isPlain = mode === 'disable' || (isLocal && mode === null)
  const ca = caFile ? readFileSync(caFile, 'utf8') : undefined
  return { url: url.href, ssl: !isPlain && { rejectUnauthorized: true, host: url.hostname, ca } }
}

/** Adds what to do if a certificate cannot be verified. */
function withHint(error: unknown): unknown {
  const { code = '', message } = error as Error & { code?: string }
  if (!/CERT|UNABLE_TO_(?:GET|VERIFY)/.test(code)) return error
  return new BackupError(
    `The certificate of the database cannot be verified (${message}). Add the file of its CA to the address: sslrootcert=<file> (docs/deploy.md, 'Backups').`,
  )
}

/**
 * A PostgreSQL database, hosted or plain. Its files are accessed at SUPABASE_URL with SUPABASE_SECRET_KEY.
 */
async function openByUrl(url: string): Promise<OpenDatabase> {
  const { default: postgres } = await import('postgres')
  // One session and no prepared statements, because a hosted project's pooler assigns sessions for each
  // transaction.
  const address = verifiedAddress(url)
  const sql = postgres(address.url, {
    max: 1,
    prepare: false,
    ssl: address.ssl,
    onnotice: () => undefined,
  })
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = process.env
  return {
    name: new URL(url).pathname.slice(1),
    async query<T>(text: string, params: unknown[] = []) {
      const rows = await sql.unsafe(text, params as never[]).catch((error: unknown) => {
        throw withHint(error)
      })
      return [...rows] as T[]
    },
    files:
      SUPABASE_URL && SUPABASE_SECRET_KEY
        ? createFileApi(SUPABASE_URL, SUPABASE_SECRET_KEY, fetch)
        : undefined,
    close: () => sql.end({ timeout: 5 }),
  }
}

/** Opens the database at a URL, or the embedded one without a URL. */
export const openDatabase = (url?: string) => (url ? openByUrl(url) : openEmbedded())

/**
 * Runs `work` in one transaction, in UTC. If a policy hides a row from the session, that is an error and not
 * a missing row.
 */
export async function inTransaction<T>(
  database: Pick<OpenDatabase, 'query'>,
  kind: 'isolation level repeatable read, read only' | 'read write',
  work: () => Promise<T>,
): Promise<T> {
  await database.query(`begin transaction ${kind}`)
  try {
    await database.query(`select set_config(name, value, true) from (values
      ('TimeZone', 'UTC'), ('DateStyle', 'ISO, YMD'), ('IntervalStyle', 'postgres'), ('bytea_output', 'hex'),
      ('statement_timeout', '0'), ('row_security', 'off')
    ) setting (name, value)`)
    const result = await work()
    await database.query('commit')
    return result
  } catch (error) {
    await database.query('rollback').catch(() => undefined)
    throw error
  }
}
