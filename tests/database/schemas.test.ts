import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFileSync, cpSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { findPostgres } from '../../scripts/find-binaries.mjs'
import { createLocalBackend } from '../../supabase/local/backend'
import { temporaryFolder } from '../../supabase/local/testing/temporary-folder'

const source = inject('databaseSource')
/** A supabase folder whose migrations are the files of supabase/schemas, in their order. */
function declaredProject(): string {
  const { path } = temporaryFolder()
  const migrations = join(path, 'migrations')
  mkdirSync(migrations)
  for (const name of readdirSync('supabase/schemas').filter((file) => file.endsWith('.sql')))
    cpSync(join('supabase/schemas', name), join(migrations, `200001010000${name}`))
  return path
}

/**
 * All objects, rights, comments and rows of a new database with the migrations of `supabaseDir`, as lines of pg_dump.
 * Left out: the list of applied migrations, and the key that each database makes for itself.
 */
async function dumpOf(supabaseDir: string): Promise<string[]> {
  if (source.kind !== 'postgres') throw new Error('pg_dump needs PostgreSQL.')
  const { openPostgres } = await import('../../supabase/local/api/postgres-database')
  const maintenance = await openPostgres(source.url)
  const name = `schemas_${randomUUID().replaceAll('-', '')}`
  await maintenance.exec(`create database ${name} template template0`)
  try {
    const postgresUrl = source.url.replace(/postgres$/, name)
    const backend = await createLocalBackend({ postgresUrl, supabaseDir, seed: false })
    await backend.close()
    const { stdout } = await promisify(execFile)(
      join(findPostgres() ?? '', 'pg_dump'),
      ['--exclude-schema=supabase_migrations', '--exclude-table-data=private.erasure_keys', postgresUrl],
      { maxBuffer: 1e8 },
    )
    return comparable(stdout)
  } finally {
    await maintenance.exec(`drop database ${name} with (force)`)
    await maintenance.close()
  }
}

/**
 * The lines of a dump without what differs between two dumps of one database: comments, which name the moment; the
 * random key of newer versions in \\restrict; times of creation; the order of rows.
 */
function comparable(dump: string): string[] {
  const rowsInOrder = dump.replaceAll(/^(COPY .*;\n)([^]*?)(?=^\\\.$)/gm, (_, head: string, rows: string) =>
    [head, ...rows.split('\n').toSorted()].join('\n'),
  )
  return rowsInOrder
    .split('\n')
    .filter((line) => line !== '' && !/^(--|\\(un)?restrict)/.test(line))
    .map((line) => line.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[.\d]*\+00/g, '<time>'))
}

// The embedded database has no pg_dump; both databases run the same files.
describe.runIf(source.kind === 'postgres')('the two descriptions of the database', () => {
  let migrated: string[] = []
  beforeAll(async () => {
    migrated = await dumpOf('supabase')
  })

  test('supabase/schemas builds the same database as the migrations', async () => {
    const declared = await dumpOf(declaredProject())
    expect(declared.length).toBeGreaterThan(5000)
    expect(declared.join('\n')).toBe(migrated.join('\n'))
  })

  test.each([
    "comment on table public.orders is 'planted';",
    'grant select on public.orders to anon;',
    'drop policy "sales do everything" on public.contact_submissions;',
    'alter function private.today_in_malaysia() volatile;',
    "update private.tables set deletable = not deletable where name = 'blog_posts';",
  ])('a difference between schemas and migrations is found: %s', async (planted) => {
    const project = declaredProject()
    const last = readdirSync(join(project, 'migrations')).toSorted().at(-1) ?? ''
    appendFileSync(join(project, 'migrations', last), `\n${planted}\n`)
    expect(await dumpOf(project)).not.toEqual(migrated)
  })
})
