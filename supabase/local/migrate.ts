import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Database } from './database'
import { isSqlError } from './request-scope'

const MIGRATION = /^(\d+)_(.+)\.sql$/

async function sqlFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => join(folder, name))
}

/** Says which file failed, on which line and why, without the driver's stack. */
function scriptError(file: string, sql: string, error: unknown): Error {
  if (!isSqlError(error))
    return new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  const position = Number((error as { position?: string | number }).position)
  const line = position > 0 ? `:${sql.slice(0, position - 1).split('\n').length}` : ''
  const detail = error.detail ? `\n  ${error.detail}` : ''
  const hint = error.hint ? `\n  ${error.hint}` : ''
  return new Error(`${file}${line}: ${error.message} (${error.code})${detail}${hint}`)
}

async function runScript(database: Database, file: string, record = ''): Promise<void> {
  const sql = await readFile(file, 'utf8')
  try {
    await database.transaction(async (exec) => {
      await exec(sql)
      if (record) await exec(record)
    })
  } catch (error) {
    throw scriptError(file, sql, error)
  }
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/**
 * Applies the migrations that are not yet recorded in supabase_migrations.schema_migrations, in order, each with
 * its record in one transaction.
 * @throws an error that names the file and line, with Postgres' message
 */
export async function migrate(database: Database, folder: string): Promise<void> {
  const applied = new Set(
    (
      await database.query<{ version: string }>('select version from supabase_migrations.schema_migrations')
    ).map(({ version }) => version),
  )
  for (const file of await sqlFiles(folder)) {
    const match = MIGRATION.exec(basename(file))
    if (!match) throw new Error(`${file}: a migration is named <14 digits>_<what it does>.sql`)
    const [, version = '', name = ''] = match
    if (applied.has(version)) continue
    await runScript(
      database,
      file,
      `insert into supabase_migrations.schema_migrations (version, name) values (${literal(version)}, ${literal(name)})`,
    )
  }
}

/** Runs the seed as config.toml's `sql_paths` orders it: seed.sql, then seed/*.sql by name. */
export async function seed(database: Database, supabaseDir: string): Promise<void> {
  const [main, parts] = await Promise.all([sqlFiles(supabaseDir), sqlFiles(join(supabaseDir, 'seed'))])
  for (const file of [...main.filter((path) => basename(path) === 'seed.sql'), ...parts]) {
    await runScript(database, file)
  }
}
