import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createApi } from '../../supabase/local/api/api'
import { createFileBlobStore } from '../../supabase/local/api/blob-store'
import { LOCAL_KEYS } from '../../supabase/local/api/keys'
import { openPglite } from '../../supabase/local/api/pglite-database'
import { openDataFolder, storageBeside } from '../../supabase/local/host/data-folder'
import { createFileApi, type FileApi } from './file-api'

/** A reason that is told in one sentence, without a stack. */
export class BackupError extends Error {}

/** One session of a database, and the files that belong to it. */
export interface OpenDatabase {
  /** As it is named in messages. */
  name: string
  query<T>(sql: string, params?: unknown[]): Promise<T[]>
  /** Undefined where the storage API is not known. Not to be asked while a transaction is open. */
  files: FileApi | undefined
  close(): Promise<void>
}

/** The folder that `npm start` keeps its database in. */
const dataFolder = () => join(process.env.LOCAL_DIR ?? '.local', 'db')

/** The embedded database, while nothing else runs on it. Throws FolderInUseError. */
async function openEmbedded(): Promise<OpenDatabase> {
  const path = dataFolder()
  if (!existsSync(`${path}.ready`))
    throw new BackupError(`There is no database in ${path} yet: start once with npm start.`)
  const folder = await openDataFolder(path)
  try {
    const database = await openPglite(path)
    const api = await createApi(database, createFileBlobStore(storageBeside(path)), {
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

/** A PostgreSQL database, hosted or plain. Its files are reached at SUPABASE_URL with SUPABASE_SECRET_KEY. */
async function openByUrl(url: string): Promise<OpenDatabase> {
  const { default: postgres } = await import('postgres')
  // One session, and nothing prepared: a hosted project's pooler hands sessions out by the transaction.
  const sql = postgres(url, { max: 1, prepare: false, onnotice: () => undefined })
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = process.env
  return {
    name: new URL(url).pathname.slice(1),
    query: async <T>(text: string, params: unknown[] = []) =>
      [...(await sql.unsafe(text, params as never[]))] as T[],
    files:
      SUPABASE_URL && SUPABASE_SECRET_KEY
        ? createFileApi(SUPABASE_URL, SUPABASE_SECRET_KEY, fetch)
        : undefined,
    close: () => sql.end({ timeout: 5 }),
  }
}

/** Opens the database at a URL; without one, the embedded one. */
export const openDatabase = (url?: string) => (url ? openByUrl(url) : openEmbedded())

/**
 * Runs `work` in one transaction of the session, in UTC. A row that a policy hides from the session is an error there,
 * never one row less.
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
