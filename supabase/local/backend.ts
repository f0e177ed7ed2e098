import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApi } from './api'
import { createFileBlobStore, createMemoryBlobStore } from './blob-store'
import type { DataFolder } from './data-folder'
import type { Database } from './database'
import { readFunctions } from './function-config'
import { createFunctionsGateway } from './functions-gateway'
import { LOCAL_KEYS } from './keys'
import { migrate, seed } from './migrate'
import { nodeHandler } from './node-http'

export { LOCAL_KEYS }

const here = dirname(fileURLToPath(import.meta.url))

/** A whole Supabase project inside this process. */
export interface LocalBackend {
  /** Answers /rest/v1, /auth/v1, /storage/v1 and forwards /functions/v1. */
  fetch(request: Request, info?: { peerAddress?: string }): Promise<Response>
  /** Runs statements as superuser. */
  exec(sql: string): Promise<void>
  query<T>(sql: string, params?: unknown[]): Promise<T[]>
  /** Serves `fetch` over HTTP on 127.0.0.1; without a port, on a free one. */
  listen(port?: number): Promise<{ url: string }>
  /** PGlite only: a snapshot to start other backends from. */
  dump(): Promise<Blob>
  close(): Promise<void>
}

export interface LocalBackendOptions {
  /** Where to keep the database; uploads go to `storage` beside it, and closing releases it. Absent: in memory. */
  folder?: DataFolder
  /** A PGlite snapshot to begin with instead of migrating. */
  snapshot?: Blob
  /** A real, empty PostgreSQL database instead of PGlite, as superuser. */
  postgresUrl?: string
  /** Default true. */
  seed?: boolean
  /** Where an edge function listens, by its name; nothing while it is down. */
  functionsUrl?: (name: string) => string | undefined
  siteUrl?: string
  /** Where the auth service's mails go, on this machine; absent: nowhere. */
  smtpPort?: number
  /** The project's supabase folder; the tests bring their own. */
  supabaseDir?: string
}

async function openDatabase(options: LocalBackendOptions): Promise<Database> {
  if (options.postgresUrl) {
    const { openPostgres } = await import('./postgres-database')
    return openPostgres(options.postgresUrl)
  }
  const { openPglite } = await import('./pglite-database')
  return openPglite(options.folder?.path, options.snapshot)
}

const sqlBeside = (name: string) => readFile(join(here, name), 'utf8')

/**
 * Starts the embedded Supabase: roles and system schemas, migrations, and on the first start the seed.
 * @throws an error naming the file when a migration or seed fails
 */
export async function createLocalBackend(options: LocalBackendOptions = {}): Promise<LocalBackend> {
  const supabaseDir = options.supabaseDir ?? join(here, '..')
  const { folder } = options
  let database: Database | undefined
  try {
    database = await openDatabase(options)
    const store = folder
      ? createFileBlobStore(join(dirname(folder.path), 'storage'))
      : createMemoryBlobStore()
    const api = await createApi(database, store, {
      siteUrl: options.siteUrl ?? 'http://localhost:5173',
      smtpPort: options.smtpPort,
    })
    if (!options.snapshot) {
      if (!folder?.ready) {
        await database.exec(await sqlBeside('bootstrap.sql'))
        await api.createSystemSchemas()
        await database.exec(await sqlBeside('auth-fixups.sql'))
      }
      await migrate(database, join(supabaseDir, 'migrations'))
      if (!folder?.ready && options.seed !== false) await seed(database, supabaseDir)
    }
    await folder?.markReady()
    return assemble(database, api, options, supabaseDir)
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
): LocalBackend {
  const gateway = createFunctionsGateway({
    functionsUrl: options.functionsUrl ?? (() => undefined),
    functions: () => readFunctions(supabaseDir),
    isAuthorised: api.isAuthorised,
  })
  let server: Server | undefined
  let closing: Promise<void> | undefined

  const backend: LocalBackend = {
    fetch: (request, info = {}) =>
      new URL(request.url).pathname.startsWith('/functions/v1/')
        ? gateway(request)
        : api.fetch(request, info.peerAddress),
    async exec(sql) {
      await database.exec(sql)
      await api.forgetSchema()
    },
    query: (sql, params) => database.query(sql, params),
    async listen(port = 0) {
      const listening = createServer(nodeHandler(backend.fetch))
      server = listening
      await new Promise<void>((resolve, reject) => {
        listening.once('error', reject)
        listening.listen(port, '127.0.0.1', resolve)
      })
      return { url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}` }
    },
    dump: () => database.dump(),
    close() {
      closing ??= (async () => {
        server?.close()
        server?.closeAllConnections()
        await database.close()
        options.folder?.release()
      })()
      return closing
    },
  }
  return backend
}
