import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { findPostgres } from '../../scripts/find-binaries.mjs'
import { createLocalBackend } from '../../supabase/local/backend'
import { openPostgres } from '../../supabase/local/api/postgres-database'
import { startPostgresCluster } from './postgres-cluster'

/** What each test file starts its own database from. */
export type DatabaseSource =
  { kind: 'snapshot'; file: string } | { kind: 'postgres'; url: string; template: string }

declare module 'vitest' {
  export interface ProvidedContext {
    databaseSource: DatabaseSource
  }
}

/**
 * Migrates and seeds once for all files of tests/database: a snapshot of an embedded database, or, with
 * TEST_DATABASE=postgres, a template database in a PostgreSQL server of its own.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  return process.env.TEST_DATABASE === 'postgres' ? setUpPostgres(project) : setUpSnapshot(project)
}

async function setUpSnapshot(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-database-'))
  const file = path.join(folder, 'snapshot.tar')
  const backend = await createLocalBackend()
  const snapshot = await backend.dump()
  await backend.close()
  await writeFile(file, Buffer.from(await snapshot.arrayBuffer()))
  project.provide('databaseSource', { kind: 'snapshot', file })
  return () => rm(folder, { recursive: true, force: true })
}

async function setUpPostgres(project: TestProject) {
  const binaries = findPostgres()
  if (!binaries) throw new Error('TEST_DATABASE=postgres, but no PostgreSQL server binaries were found.')
  const cluster = await startPostgresCluster(binaries)
  try {
    const template = 'site_template'
    const maintenance = await openPostgres(cluster.url('postgres'))
    await maintenance.exec(`create database ${template}`)
    await maintenance.close()
    const backend = await createLocalBackend({ postgresUrl: cluster.url(template) })
    await backend.close()
    project.provide('databaseSource', { kind: 'postgres', url: cluster.url('postgres'), template })
    return () => cluster.stop()
  } catch (error) {
    await cluster.stop()
    throw error
  }
}
