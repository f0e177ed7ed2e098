import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ApiSettings, createApi } from './api/api'
import type { Database } from './api/database'
import { LOCAL_KEYS } from './api/keys'
import { changedMigration, migrate, seed } from './api/migrate'
import { callFunction } from './edge/functions-gateway'
import { type DataFolder, storageBeside } from './host/data-folder'
import { type Listening, listenOnLoopback } from './host/listen'
import { nodeHandler } from './host/node-http'
import { createLocalServer } from './host/this-machine'

export { LOCAL_KEYS }

/** A whole Supabase project inside this process. */
export interface LocalBackend {
  /** Answers /rest/v1, /auth/v1, /storage/v1 and forwards /functions/v1. */
  fetch(request: Request, info?: { peerAddress?: string }): Promise<Response>
  /** Runs statements as superuser. */
  exec(sql: string): Promise<void>
  /** Makes the API see tables and functions that were added since. Reading the schema takes longer than most tests. */
  reloadSchema(): Promise<void>
  query<T>(sql: string, params?: unknown[]): Promise<T[]>
  /** Serves `fetch` over HTTP, only for this machine; without a port, on a free one. */
  listen(port?: number): Promise<{ url: string }>
  /** PGlite only: a snapshot from which other backends can start. */
  dump(): Promise<Blob>
  close(): Promise<void>
}

export interface LocalBackendOptions extends ApiSettings {
  /** The database folder; uploads go to `storage` beside it, and closing releases it. Absent: in memory. */
  folder?: DataFolder
  /** A PGlite snapshot to start from instead of migrating. */
  snapshot?: Blob
  /** A real, empty PostgreSQL database instead of PGlite, as a superuser that is not named postgres. */
  postgresUrl?: string
  /** Default true. */
  seed?: boolean
  /** The URL of an edge function by its name; undefined while it is down. */
  functionsUrl?: (name: string) => string | undefined
  /** The project's supabase folder; tests pass their own. */
  supabaseDir?: string
  /** Receives lines about slow steps, and about data that is set aside. */
  log?: (line: string) => void
}

const systemSql = (name: string) => readFile(join(import.meta.dirname, 'api', name), 'utf8')

async function openDatabase(options: LocalBackendOptions): Promise<Database> {
  if (options.postgresUrl) {
    const { openHostedPostgres } = await import('./api/postgres-database')
    return openHostedPostgres(options.postgresUrl, await systemSql('hosted-roles.sql'))
  }
  const { openPglite } = await import('./api/pglite-database')
  return openPglite(options.folder?.path, options.snapshot)
}

/**
 * Opens the database, or a new one if the one in the folder was created by other migrations than those on
 * disk.
 */
async function openCurrentDatabase(options: LocalBackendOptions, migrations: string): Promise<Database> {
  const { folder, log = () => undefined } = options
  if (folder && !folder.ready) log('Making the database (once) …')
  const database = await openDatabase(options)
  const changed = folder?.ready ? await changedMigration(database, migrations) : undefined
  if (!folder || !changed) return database
  await database.close()
  const { path } = folder
  const moved = await folder.setAside()
  log(
    `${path} was made by other migrations (${changed} differs): it is kept as ${moved}, and a new one is made.`,
  )
  return openDatabase(options)
}

/**
 * Starts the embedded Supabase: roles and system schemas, migrations, and on the first start the seed.
 * @throws an error naming the file when a migration or seed fails
 */
export async function createLocalBackend(options: LocalBackendOptions = {}): Promise<LocalBackend> {
  const { folder, supabaseDir = join(import.meta.dirname, '..') } = options
  const migrations = join(supabaseDir, 'migrations')
  const storageFolder = folder ? storageBeside(folder.path) : join(tmpdir(), `storage-${randomUUID()}`)
  let database: Database | undefined
  try {
    database = await openCurrentDatabase(options, migrations)
    const api = await createApi(database, storageFolder, options)
    if (!options.snapshot) {
      if (!folder?.ready) {
        await database.exec(await systemSql('bootstrap.sql'))
        await api.createSystemSchemas()
        await database.exec(await systemSql('auth-fixups.sql'))
        if (options.postgresUrl) await database.exec(await systemSql('hosted-owners.sql'))
      }
      await migrate(database, migrations)
      if (!folder?.ready && options.seed !== false) await seed(database, supabaseDir)
    }
    await folder?.markReady()
    return assemble(database, api, options, supabaseDir, storageFolder)
  } catch (error) {
    await database?.close().catch(() => undefined)
    folder?.release()
    throw error
  }
}

function assemble(
  database: Database,
  api: Awaited<ReturnType<typeof createApi>>,
  options: LocalBackendOptions,
  supabaseDir: string,
  storageFolder: string,
): LocalBackend {
  const { functionsUrl = () => undefined } = options
  let listening: Listening | undefined
  let closing: Promise<void> | undefined

  const backend: LocalBackend = {
    fetch(request, { peerAddress } = {}) {
      const isFunction = new URL(request.url).pathname.startsWith('/functions/v1/')
      return isFunction ? callFunction(request, supabaseDir, functionsUrl) : api.fetch(request, peerAddress)
    },
    exec: (sql) => database.exec(sql),
    reloadSchema: api.forgetSchema,
    query: (sql, params) => database.query(sql, params),
    async listen(port = 0) {
      listening = await listenOnLoopback(createLocalServer(nodeHandler(backend.fetch)), port)
      return { url: `http://localhost:${listening.port}` }
    },
    dump: () => database.dump(),
    close() {
      closing ??= (async () => {
        await listening?.close()
        await database.close()
        if (options.folder) options.folder.release()
        else await rm(storageFolder, { recursive: true, force: true })
      })()
      return closing
    },
  }
  return backend
}
