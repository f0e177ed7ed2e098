import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { findPostgres } from '../../scripts/find-binaries.mjs'
import { createLocalBackend } from '../../supabase/local/backend'
import { openPostgres } from '../../supabase/local/api/postgres-database'
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
  return process.env.TEST_DATABASE === 'postgres' ? setUpPostgres(project) : setUpSnapshot(project)
}

const root = path.join(import.meta.dirname, '../..')
const require = createRequire(import.meta.url)

/** A hash of everything that determines the migrated and seeded embedded database. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of ['@electric-sql/pglite', '@supabase/lite']) {
    const manifest = path.join(root, 'node_modules', name, 'package.json')
    hash.update(`${name} ${(require(manifest) as { version: string }).version}\n`)
  }
  const supabase = path.join(root, 'supabase')
  const files = await readdir(supabase, { recursive: true })
  for (const file of files.toSorted()) {
    const counts = file.endsWith('.sql') || (/^local\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
    if (counts) hash.update(`${file}\n`).update(await readFile(path.join(supabase, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Makes a snapshot once per fingerprint and keeps it in node_modules/.cache. */
async function setUpSnapshot(project: TestProject) {
  const folder = path.join(root, 'node_modules/.cache/test-database')
  const file = path.join(folder, `${await fingerprint()}.tar`)
  if (!existsSync(file)) {
    const backend = await createLocalBackend()
    const snapshot = await backend.dump()
    await backend.close()
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    // Renamed once complete, because another run may look for it meanwhile.
    const unfinished = `${file}.${process.pid}`
    await writeFile(unfinished, Buffer.from(await snapshot.arrayBuffer()))
    await rename(unfinished, file)
  }
  project.provide('databaseSource', { kind: 'snapshot', file })
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
