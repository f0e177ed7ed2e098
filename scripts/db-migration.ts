import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createLocalBackend } from '../supabase/local/backend'
import { startPostgresCluster } from '../tests/support/postgres-cluster'
import { supabaseCli } from './database-socket'
import { findPostgres } from './find-binaries.mjs'

/** Makes `folder` a supabase folder whose migrations are the files of supabase/schemas, in their order. */
export function writeDeclaredProject(folder: string): void {
  const migrations = join(folder, 'migrations')
  mkdirSync(migrations)
  for (const name of readdirSync('supabase/schemas').filter((file) => file.endsWith('.sql')))
    cpSync(join('supabase/schemas', name), join(migrations, `200001010000${name}`))
}

/**
 * The SQL that turns the objects, rights and comments of one database into those of another, by Supabase's CLI. It
 * knows nothing of rows.
 * @param from the URL of a database, as the role that owns its objects
 */
export async function draftMigration(from: string, to: string): Promise<string> {
  const args = ['db', 'diff', `--from=${from}`, `--to=${to}`, '--use-pg-delta', '--strict-coverage']
  const { code, stdout, stderr } = await supabaseCli([...args, '--schema', 'public,private'])
  if (code !== 0) throw new Error(`supabase db diff failed (${code}):\n${stderr || stdout}`)
  return stdout.trim()
}

/** The URL of a database for the role of migrations, which is `postgres` as in a hosted project. */
export function ownerUrl(superuserUrl: string): string {
  const url = new URL(superuserUrl)
  url.username = 'postgres'
  url.searchParams.set('sslmode', 'disable')
  return url.href
}

/** '20261128103000' for 28 November 2026, 10:30 (UTC). */
const stampOf = (at: Date) => at.toISOString().replaceAll(/\D/g, '').slice(0, 14)

/** `npm run db:migration <name>`: writes what supabase/schemas has and the migrations have not. */
async function main(): Promise<number> {
  const [name = ''] = process.argv.slice(2)
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    console.error('npm run db:migration <name>, like faster_exports')
    return 1
  }
  const binaries = findPostgres()
  if (!binaries) {
    console.error('PostgreSQL is needed: npm run install:system')
    return 1
  }
  const cluster = await startPostgresCluster(binaries)
  const folder = mkdtempSync(join(tmpdir(), 'schemas-'))
  try {
    writeDeclaredProject(folder)
    const migrated = await createLocalBackend({ postgresUrl: cluster.url('postgres'), seed: false })
    await migrated.exec('create database declared template template0')
    const declared = await createLocalBackend({
      postgresUrl: cluster.url('declared'),
      supabaseDir: folder,
      seed: false,
    })
    await Promise.all([migrated.close(), declared.close()])
    const sql = await draftMigration(ownerUrl(cluster.url('postgres')), ownerUrl(cluster.url('declared')))
    if (sql === '') {
      console.log('supabase/schemas and the migrations describe the same objects.')
      return 0
    }
    const file = join('supabase/migrations', `${stampOf(new Date())}_${name}.sql`)
    writeFileSync(file, `${sql}\n`)
    console.log(
      `${file}: read it, say in its first line what it does, and add what it cannot know: rows to insert or change.`,
    )
    return 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await cluster.stop()
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) process.exit(await main())
