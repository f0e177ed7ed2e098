import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Database } from './database'

// `applyPendingMigrations` of @supabase/lite/cli reads only the folder of the process it runs in, and does
// not say which file and line failed.
const MIGRATION = /^(\d+)_(.+)\.sql$/

async function sqlFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => join(folder, name))
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Runs a file and the SQL that `record` returns for it in one transaction. */
async function runFile(database: Database, file: string, record?: (sql: string) => string): Promise<void> {
  const sql = await readFile(file, 'utf8')
  try {
    await database.transaction(async (exec) => {
      await exec(sql)
      if (record) await exec(record(sql))
    })
  } catch (error) {
    const { message, code, position } = error as Error & { code?: string; position?: string | number }
    const line = position ? `:${sql.slice(0, Number(position) - 1).split('\n').length}` : ''
    throw new Error(`${file}${line}: ${message} (${code})`, { cause: error })
  }
}

/**
 * The first applied migration whose file has since changed or been deleted; undefined if all are unchanged.
 */
export async function changedMigration(database: Database, folder: string): Promise<string | undefined> {
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
 * Applies the migrations missing from supabase_migrations.schema_migrations in order, each in one transaction
 * with its record.
 * @throws an error that names the file and line, with Postgres' message
 */
export async function migrate(database: Database, folder: string): Promise<void> {
  await database.exec(
    'alter table supabase_migrations.schema_migrations add column if not exists statements text[]',
  )
  const applied = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  const known = new Set(applied.map(({ version }) => version))
  for (const file of await sqlFiles(folder)) {
    const [, version = '', name = ''] = MIGRATION.exec(basename(file)) ?? []
    if (!version) throw new Error(`${file}: a migration is named <14 digits>_<what it does>.sql`)
    if (known.has(version)) continue
    await runFile(
      database,
      file,
      (sql) => `insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${literal(version)}, ${literal(name)}, array[${literal(sql)}])`,
    )
  }
}

/** Creates the local administrator, then runs the seed files in the order of config.toml's `sql_paths`. */
export async function seed(database: Database, supabaseDir: string): Promise<void> {
  const administrator = (await sqlFiles(supabaseDir)).filter(
    (path) => basename(path) === 'local-administrator.sql',
  )
  const files = [...administrator, ...(await sqlFiles(join(supabaseDir, 'seed')))]
  for (const file of files) await runFile(database, file)
}
