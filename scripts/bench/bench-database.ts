import { createLocalBackend, type LocalBackend } from '../../supabase/local/backend'
import { openPostgres } from '../../supabase/local/api/postgres-database'
import { startPostgresCluster } from '../../tests/support/postgres-cluster'
import { findPostgres } from '../find-binaries.mjs'

export interface BenchDatabase {
  backend: LocalBackend
  /** A connection URL of the superuser. */
  url: string
  close(): Promise<void>
}

/**
 * The site's database on its own PostgreSQL server, behind the API.
 * @param options `durable`: the server waits for the disk
 */
export async function openBenchDatabase(
  options: { seed?: boolean; durable?: boolean } = {},
): Promise<BenchDatabase> {
  const binaries = findPostgres()
  if (!binaries) throw new Error('No PostgreSQL server binaries were found.')
  const cluster = await startPostgresCluster(binaries, options.durable)
  const maintenance = await openPostgres(cluster.url('postgres'))
  await maintenance.exec('create database bench')
  await maintenance.close()
  const url = cluster.url('bench')
  const backend = await createLocalBackend({ postgresUrl: url, seed: options.seed ?? false })
  return {
    backend,
    url,
    async close() {
      await backend.close()
      await cluster.stop()
    },
  }
}
