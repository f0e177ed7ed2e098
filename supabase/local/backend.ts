import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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
  /** Receives a line before a step that takes long. */
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

/** Creates what is missing: roles and system schemas, the migrations, and on the first start the seed. */
async function prepare(
  database: Database,
  api: Awaited<ReturnType<typeof createApi>>,
  options: LocalBackendOptions,
  supabaseDir: string,
): Promise<void> {
  const { folder, snapshot, postgresUrl } = options
  if (snapshot) return
  const migrations = join(supabaseDir, 'migrations')
  if (folder?.ready) {
    const changed = await changedMigration(database, migrations)
    if (changed)
      throw new Error(
        `${folder.path} was made by other migrations (${changed} differs). Delete or rename ${dirname(folder.path)}/, then start again.`,
      )
  } else {
    await database.exec(await systemSql('bootstrap.sql'))
    await api.createSystemSchemas()
  }
  await database.exec(await systemSql('auth-fixups.sql'))
  if (postgresUrl) await database.exec(await systemSql('hosted-owners.sql'))
  await migrate(database, migrations)
  if (!folder?.ready && options.seed !== false) await seed(database, supabaseDir)
}

/**
 * Starts the embedded Supabase.
 * @throws an error naming the file when a migration or seed fails, or when the data is of other migrations
 */
export async function createLocalBackend(options: LocalBackendOptions = {}): Promise<LocalBackend> {
  const { folder, functionsUrl = () => undefined, supabaseDir = join(import.meta.dirname, '..') } = options
  const storageFolder = folder ? storageBeside(folder.path) : join(tmpdir(), `storage-${randomUUID()}`)
  let opened: Database | undefined
  let listening: Listening | undefined
  let closing: Promise<void> | undefined
  async function closeAll() {
    await listening?.close()
    await opened?.close()
    if (!folder) await rm(storageFolder, { recursive: true, force: true })
  }
  const close = () => (closing ??= closeAll().finally(() => folder?.release()))

  try {
    if (folder && !folder.ready) options.log?.('Making the database (once) …')
    const database = await openDatabase(options)
    opened = database
    const api = await createApi(database, storageFolder, options)
    await prepare(database, api, options, supabaseDir)
    await folder?.markReady()
    const backend: LocalBackend = {
      fetch(request, { peerAddress } = {}) {
        const isFunction = new URL(request.url).pathname.startsWith('/functions/v1/')
        return isFunction ? callFunction(request, supabaseDir, functionsUrl) : api.fetch(request, peerAddress)
      },
      exec: database.exec,
      reloadSchema: api.forgetSchema,
      query: database.query,
      async listen(port = 0) {
        listening = await listenOnLoopback(createLocalServer(nodeHandler(backend.fetch)), port)
        return { url: `http://localhost:${listening.port}` }
      },
      dump: database.dump,
      close,
    }
    return backend
  } catch (error) {
    await close().catch(() => undefined)
    throw error
  }
}
