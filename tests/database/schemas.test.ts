import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { draftMigration, ownerUrl, writeDeclaredProject } from '../../scripts/db-migration'
import { findPostgres } from '../../scripts/find-binaries.mjs'
import { createLocalBackend } from '../../supabase/local/backend'
import { temporaryFolder } from '../../supabase/local/testing/temporary-folder'

const source = inject('databaseSource')

/** supabase/schemas as a project, with SQL added at its end. */
function declaredProject(added = ''): string {
  const { path } = temporaryFolder()
  writeDeclaredProject(path)
  const last = readdirSync(join(path, 'migrations')).toSorted().at(-1) ?? ''
  appendFileSync(join(path, 'migrations', last), `\n${added}\n`)
  return path
}

/** Runs `work` on the URL of a new database with the migrations of `supabaseDir`. */
async function onDatabaseOf<T>(supabaseDir: string, work: (url: string) => Promise<T>): Promise<T> {
  if (source.kind !== 'postgres') throw new Error('These tests need PostgreSQL.')
  const { openPostgres } = await import('../../supabase/local/api/postgres-database')
  const maintenance = await openPostgres(source.url)
  const name = `schemas_${randomUUID().replaceAll('-', '')}`
  await maintenance.exec(`create database ${name} template template0`)
  try {
    const postgresUrl = source.url.replace(/postgres$/, name)
    const backend = await createLocalBackend({ postgresUrl, supabaseDir, seed: false })
    await backend.close()
    return await work(postgresUrl)
  } finally {
    await maintenance.exec(`drop database ${name} with (force)`)
    await maintenance.close()
  }
}

/**
 * All objects, rights, comments and rows of a database, as lines of pg_dump that two equal databases share. Left out:
 * the list of applied migrations, the key that each database makes for itself, and comments of the dump.
 */
async function dumpOf(url: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    join(findPostgres() ?? '', 'pg_dump'),
    ['--exclude-schema=supabase_migrations', '--exclude-table-data=private.erasure_keys', url],
    { maxBuffer: 1e8 },
  )
  const lines = stdout
    .replaceAll(/^(COPY .*;\n)([^]*?)(?=^\\\.$)/gm, (_, head: string, rows: string) =>
      [head, ...rows.split('\n').toSorted()].join('\n'),
    )
    // Newer versions of pg_dump write a random key in \restrict.
    .split('\n')
    .filter((line) => line !== '' && !/^(--|\\(un)?restrict)/.test(line))
    .map((line) => line.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[.\d]*\+00/g, '<time>'))
  // Rights are listed in the order in which they were granted.
  const isRight = (line: string) => /^(GRANT|REVOKE) /.test(line)
  return [...lines.filter((line) => !isRight(line)), ...lines.filter(isRight).toSorted()].join('\n')
}

/** One change of each kind of object that the migrations have. */
const changeOfEachKind = `
  create or replace function private.today_in_malaysia() returns date
    language sql stable set search_path = '' as $$ select private.app_now()::date $$;
  drop function public.studio_clock();
  create function public.studio_clock(zone text default null) returns bigint
    language sql security definer set search_path = '' as $$ select 1::bigint $$;
  grant execute on function public.studio_clock to anon;
  create table public.planted (
    id uuid primary key default gen_random_uuid(),
    address text not null check (address = lower(address)),
    domain text generated always as (split_part(address, '@', 2)) stored,
    during tstzrange not null,
    exclude using gist (during with &&)
  );
  comment on table public.planted is 'Planted';
  create index planted_by_domain on public.planted (domain) where domain <> '';
  alter table public.planted enable row level security;
  grant select (id, address), insert on public.planted to authenticated;
  create policy "sales read" on public.planted for select to authenticated using ((select public.can_sell()));
  create function private.note_planted() returns trigger
    language plpgsql set search_path = '' as $$ begin return new; end $$;
  create trigger note_planted before update on public.planted
    for each row when (old.address is distinct from new.address) execute function private.note_planted();
  create view public.planted_view with (security_invoker) as select id from public.planted;
  alter table public.outbox add column planted text check (planted <> '');
  drop index public.contact_submissions_by_status;
  drop policy "sales do everything" on public.contact_submissions;
  revoke update on public.contact_submissions from authenticated;
  grant update (status) on public.contact_submissions to authenticated;
`

// The embedded database has no pg_dump; both databases run the same files.
describe.runIf(source.kind === 'postgres')('the two descriptions of the database', () => {
  let migrated = ''
  beforeAll(async () => {
    migrated = await onDatabaseOf('supabase', dumpOf)
  })

  test('supabase/schemas builds the same database as the migrations', async () => {
    const declared = await onDatabaseOf(declaredProject(), dumpOf)
    expect(declared.length).toBeGreaterThan(100_000)
    expect(declared).toBe(migrated)
  })

  test.each([
    "comment on table public.orders is 'planted';",
    'grant select on public.orders to anon;',
    'drop policy "sales do everything" on public.contact_submissions;',
    'alter function private.today_in_malaysia() volatile;',
    "update private.tables set deletable = not deletable where name = 'blog_posts';",
  ])('a difference between schemas and migrations is found: %s', async (planted) => {
    expect(await onDatabaseOf(declaredProject(planted), dumpOf)).not.toBe(migrated)
  })

  test('a drafted migration makes a database equal to the schemas', async () => {
    const { openPostgres } = await import('../../supabase/local/api/postgres-database')
    await onDatabaseOf(declaredProject(changeOfEachKind), (declared) =>
      onDatabaseOf('supabase', async (url) => {
        const sql = await draftMigration(ownerUrl(url), ownerUrl(declared))
        const owner = await openPostgres(ownerUrl(url))
        await owner.exec(sql).finally(() => owner.close())
        expect(await dumpOf(url)).toBe(await dumpOf(declared))
      }),
    )
  })
})
