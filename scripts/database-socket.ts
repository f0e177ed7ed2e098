import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { createLocalBackend } from '../supabase/local/backend'
import { freePort } from '../supabase/local/testing/free-port'

const cli = fileURLToPath(new URL('../node_modules/.bin/supabase', import.meta.url))

export interface DatabaseSocket {
  url: string
  exec(sql: string): Promise<unknown>
  close(): Promise<void>
}

async function migratedSnapshot(): Promise<Blob> {
  const backend = await createLocalBackend({ seed: false })
  const snapshot = await backend.dump()
  await backend.close()
  return snapshot
}

/**
 * A database in memory with all migrations, for programs that connect by PostgreSQL's protocol. Without a snapshot
 * it is made here, with no seed, because only the schema counts.
 */
export async function openDatabaseSocket(snapshot?: Blob): Promise<DatabaseSocket> {
  const db = await PGlite.create({
    loadDataDir: snapshot ?? (await migratedSnapshot()),
    extensions: { pg_trgm, pgcrypto },
  })
  const port = await freePort()
  const server = new PGLiteSocketServer({ db, port, host: '127.0.0.1' })
  await server.start()
  return {
    url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
    exec: (sql) => db.exec(sql),
    async close() {
      await server.stop()
      await db.close()
    },
  }
}

/** Runs `work` on the URL of such a database. */
export async function withDatabaseUrl<T>(work: (url: string) => Promise<T>): Promise<T> {
  const database = await openDatabaseSocket()
  try {
    return await work(database.url)
  } finally {
    await database.close()
  }
}

interface CliResult {
  code: number
  stdout: string
  stderr: string
}

/** Runs the Supabase CLI in a temporary folder, so that it neither reads nor writes the project's files. */
export async function supabaseCli(args: string[]): Promise<CliResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'supabase-cli-'))
  try {
    return await new Promise((resolve, reject) => {
      const child = spawn(cli, [...args, '--agent', 'no'], {
        cwd: folder,
        env: { ...process.env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let stdout = ''
      let stderr = ''
      child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
      child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
      child.on('error', reject)
      child.on('close', (code) => resolve({ code: code ?? 1, stdout, stderr }))
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
