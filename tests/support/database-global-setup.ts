import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { findPostgres } from '../../scripts/find-binaries.mjs'
import { createLocalBackend } from '../../supabase/local/backend'
import { openPostgres } from '../../supabase/local/api/postgres-database'
import { snapshotFile } from './database-snapshot'
import { startPostgresCluster } from './postgres-cluster'

/** The source of each test file's database. */
type DatabaseSource = { kind: 'snapshot'; file: string } | { kind: 'postgres'; url: string; template: string }

declare module 'vitest' {
  export interface ProvidedContext {
    databaseSource: DatabaseSource
  }
}

/**
 * Migrates and seeds once for all files of tests/database: a snapshot of an embedded database, or, with
 * TEST_DATABASE=postgres, a template database in a new PostgreSQL server or in the one at TEST_DATABASE_URL.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE === 'postgres') return setUpPostgres(project)
  project.provide('databaseSource', { kind: 'snapshot', file: await snapshotFile() })
  return async () => undefined
}

/** The URL of another database on the same server. */
function databaseUrl(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** The server at TEST_DATABASE_URL, or a new one. */
async function openServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL
  if (url) {
    if (new URL(url).search) throw new Error('TEST_DATABASE_URL must have no parameters after its database.')
    return { url: databaseUrl(url, 'postgres'), stop: async () => undefined }
  }
  const binaries = findPostgres()
  if (!binaries) throw new Error('TEST_DATABASE=postgres, but no PostgreSQL server binaries were found.')
  const cluster = await startPostgresCluster(binaries)
  return { url: cluster.url('postgres'), stop: () => cluster.stop() }
}

async function setUpPostgres(project: TestProject) {
  const { url, stop } = await openServer()
  const template = `site_template_${randomUUID().slice(0, 8)}`
  const asSuperuser = async (sql: string) => {
    const maintenance = await openPostgres(url)
    try {
      await maintenance.exec(sql)
    } finally {
      await maintenance.close()
    }
  }
  const close = async () => {
    await asSuperuser(`drop database if exists ${template}`).finally(stop)
  }
  try {
    await asSuperuser(`create database ${template}`)
    const backend = await createLocalBackend({ postgresUrl: databaseUrl(url, template) })
    await backend.close()
  } catch (error) {
    await close()
    throw error
  }
  project.provide('databaseSource', { kind: 'postgres', url, template })
  return close
}
