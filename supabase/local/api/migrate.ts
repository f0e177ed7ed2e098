import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createProgress } from '../host/progress'
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

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Runs a file in one transaction, with what `record` makes of its text. */
async function runFile(database: Database, file: string, record?: (sql: string) => string): Promise<void> {
  const sql = await readFile(file, 'utf8')
  try {
    await database.transaction(async (exec) => {
      await exec(sql)
      if (record) await exec(record(sql))
    })
  } catch (error) {
    throw scriptError(file, sql, error)
  }
}

/**
 * The first migration by which the database was made and that its file no longer says: edited, or gone. Nothing when
 * all are as they were.
 */
export async function changedMigration(database: Database, folder: string): Promise<string | undefined> {
  // A record of an older version of this program has no text, and so counts as changed.
  const applied = await database.query<{ version: string; name: string; sql: string | null }>(`
    select version, name, to_jsonb(applied) -> 'statements' ->> 0 as sql
    from supabase_migrations.schema_migrations applied order by version`)
  for (const { version, name, sql } of applied) {
    const file = `${version}_${name}.sql`
    if (sql !== (await readFile(join(folder, file), 'utf8').catch(() => undefined))) return file
  }
  return undefined
}

/**
 * Applies the migrations that are not yet recorded in supabase_migrations.schema_migrations, in order, each with its
 * record and its text in one transaction.
 * @throws an error that names the file and line, with Postgres' message
 */
export async function migrate(
  database: Database,
  folder: string,
  log: (line: string) => void,
): Promise<void> {
  await database.exec(
    'alter table supabase_migrations.schema_migrations add column if not exists statements text[]',
  )
  const applied = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  const known = new Set(applied.map(({ version }) => version))
  const files = (await sqlFiles(folder)).map((file) => {
    const match = MIGRATION.exec(basename(file))
    if (!match) throw new Error(`${file}: a migration is named <14 digits>_<what it does>.sql`)
    return { file, version: match[1] ?? '', name: match[2] ?? '' }
  })
  const missing = files.filter(({ version }) => !known.has(version))
  const step = createProgress('Migrations', missing.length, log)
  for (const { file, version, name } of missing) {
    await runFile(
      database,
      file,
      (sql) => `insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${literal(version)}, ${literal(name)}, array[${literal(sql)}])`,
    )
    step()
  }
}

/** Makes the local administrator, and then runs the seed as config.toml's `sql_paths` orders it. */
export async function seed(
  database: Database,
  supabaseDir: string,
  log: (line: string) => void,
): Promise<void> {
  const [main, parts] = await Promise.all([sqlFiles(supabaseDir), sqlFiles(join(supabaseDir, 'seed'))])
  const files = [...main.filter((path) => basename(path) === 'local-administrator.sql'), ...parts]
  const step = createProgress('Seed files', files.length, log)
  for (const file of files) {
    await runFile(database, file)
    step()
  }
}
