import postgres from 'postgres'
import { createLocalBackend, type LocalBackend } from '../../supabase/local/backend'
import { startPostgresCluster } from '../../tests/support/postgres-cluster'
import { findPostgres } from '../find-binaries.mjs'

export type Sql = ReturnType<typeof postgres>

interface BenchDatabase {
  backend: LocalBackend
  /** Connections of the superuser; they open at the first query. */
  sql: Sql
}

/**
 * Runs a measurement on the site's database on its own PostgreSQL server, behind the API.
 * @param options `durable`: the server waits for the disk
 */
export async function onDatabase(
  work: (database: BenchDatabase) => Promise<void>,
  options: { seed?: boolean; durable?: boolean; connections?: number } = {},
): Promise<void> {
  const binaries = findPostgres()
  if (!binaries) throw new Error('No PostgreSQL server binaries were found.')
  const cluster = await startPostgresCluster(binaries, options.durable)
  try {
    const url = cluster.url('postgres')
    const backend = await createLocalBackend({ postgresUrl: url, seed: options.seed ?? false })
    const sql = postgres(url, { max: options.connections ?? 1, onnotice: () => undefined })
    await work({ backend, sql })
    await sql.end()
    await backend.close()
  } finally {
    await cluster.stop()
  }
}
