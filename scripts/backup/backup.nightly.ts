import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startPostgresCluster } from '../../tests/support/postgres-cluster'
import { createLocalBackend, LOCAL_KEYS } from '../../supabase/local/backend'
import { openDataFolder } from '../../supabase/local/host/data-folder'
import { runProgram } from '../../supabase/local/testing/child-program'
import { createFolder, temporaryFolder } from '../../supabase/local/testing/temporary-folder'
import { findPostgres } from '../find-binaries.mjs'
import { type Backup, openBackup } from './backup-folder'
import { openDatabase, type OpenDatabase } from './database'
import { makeBackup } from './make-backup'
import { restoreBackup } from './restore-backup'
import { backUp, content, withEmbedded } from './testing/embedded-database'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const image = 'one/800x600.webp'
/** A studio with data, and its backup. */
const studio = createFolder()
let made: Backup

/** A newly created studio, which the others are copied from. */
const fresh = createFolder()

/** An embedded studio in a folder: migrated, seeded and changed by `work`. */
async function makeStudio(
  path: string,
  work: (database: OpenDatabase) => Promise<void> = async () => undefined,
) {
  for (const name of ['db', 'db.ready'])
    await cp(join(fresh.path, name), join(path, name), { recursive: true })
  await withEmbedded(path, work)
}

beforeAll(async () => {
  const backend = await createLocalBackend({ folder: await openDataFolder(join(fresh.path, 'db')) })
  await backend.close()
  await makeStudio(studio.path, async (database) => {
    await database.query(
      `insert into public.newsletter_subscribers (email, name) values ('kept@example.test', 'Said "yes", \\ & 陈')`,
    )
    await database.query(`
      insert into public.contact_submissions (name, contact, message)
      select 'Writer ' || n, 'writer' || n || '@example.test', E'Line one\\nline two, batik № ' || n
      from generate_series(1, 1200) n`)
    await database.query(`
      insert into public.orders (customer_name, customer_contact, amount_sen) values ('Kedai', '012-345 6789', 250000)`)
    await database.query(`
      insert into public.outbox (kind, subscriber_id, recipient, due_at)
      select 'welcome', id, email, now() + interval '1 day' from public.newsletter_subscribers`)
    const bytes = Buffer.from('RIFF....WEBP an image')
    await database.files?.write({ name: image, type: 'image/webp', cache: 'max-age=60' }, bytes)
  })
  made = await backUp(studio.path, join(studio.path, 'backups'))
})
afterAll(() => {
  vi.unstubAllEnvs()
  studio.remove()
  fresh.remove()
})

/**
 * A PostgreSQL database with this project's migrations, whose owner is not a superuser, as on a hosted
 * project.
 */
async function postgresStudio(binaries: string) {
  const cluster = await startPostgresCluster(binaries)
  onTestFinished(() => cluster.stop())
  const backend = await createLocalBackend({ postgresUrl: cluster.url('postgres'), seed: false })
  onTestFinished(() => backend.close())
  await backend.exec(`
    create role keeper login bypassrls password 'keeper';
    grant usage on schema extensions, storage, supabase_migrations, auth to keeper;
    grant all on schema public, private to keeper;
    grant select on all tables in schema storage, supabase_migrations to keeper;
    do $$
    declare owned text;
    begin
      for owned in
        select format('alter table %s owner to keeper', c.oid::regclass) from pg_class c
        where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'v')
        union all
        select format('alter routine %s owner to keeper', p.oid::regprocedure) from pg_proc p
        where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      loop
        execute owned;
      end loop;
    end
    $$`)
  const { url } = await backend.listen()
  vi.stubEnv('SUPABASE_URL', url)
  vi.stubEnv('SUPABASE_SECRET_KEY', LOCAL_KEYS.secret)
  const address = new URL(cluster.url('postgres'))
  address.username = 'keeper'
  address.password = 'keeper'
  const database = await openDatabase(address.href)
  onTestFinished(() => database.close())
  return database
}

const binaries = findPostgres()

test.skipIf(!binaries)(
  'every row and file is restored unchanged, from the embedded database to PostgreSQL and back',
  async () => {
    const there = temporaryFolder()
    const back = temporaryFolder()
    const postgres = await postgresStudio(binaries ?? '')
    const restored = await restoreBackup(postgres, made, { overwrite: false })
    expect(restored).toMatchObject({ files: 1, erasedAgain: 0, heldBack: 0 })
    expect(restored.rows).toBeGreaterThan(1200)
    const second = await makeBackup(postgres, there.path, () => undefined)
    expect(content(second)).toEqual(content(made))

    await makeStudio(back.path)
    await withEmbedded(back.path, (database) => restoreBackup(database, second, { overwrite: true }))
    const third = await backUp(back.path, join(back.path, 'backups'))
    expect(content(third)).toEqual(content(made))
    expect(third.manifest.files).toMatchObject([{ name: image, type: 'image/webp' }])
  },
)

test('a backup contains no calendar URLs and no counters, and a restore keeps those of the database', async () => {
  const folder = temporaryFolder()
  const busy_address = 'https://calendar.example.test/secret.ics'
  await makeStudio(folder.path, async (database) => {
    const change = "update private.owner_calendar set feed_key = 'secret-feed', busy_address = $1"
    await database.query(change, [busy_address])
    await database.query(
      `insert into private.rate_limits (bucket, key, window_start, expires_at)
      values ('contact by caller', '203.0.113.7', now(), now() + interval '1 day')`,
    )
  })
  const backup = await backUp(folder.path, join(folder.path, 'backups'))
  const texts = readdirSync(backup.path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('json'))
    .map((name) => readFileSync(join(backup.path, name), 'utf8'))
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((text) => /secret-feed|secret\.ics|203\.0\.113\.7/.test(text))).toEqual([])
  await withEmbedded(folder.path, async (database) => {
    await restoreBackup(database, backup, { overwrite: true })
    const kept = await database.query('select busy_address from private.owner_calendar')
    expect(kept).toEqual([{ busy_address }])
  })
})

test('a database with other migrations is left unchanged', async () => {
  const manifest = { ...made.manifest, migrations: ['20200101000000_other'] }
  await withEmbedded(studio.path, async (database) => {
    await expect(restoreBackup(database, { ...made, manifest }, { overwrite: true })).rejects.toThrow(
      'was made by other migrations',
    )
    expect(await database.query('select from public.contact_submissions')).toHaveLength(1200)
  })
})

test('a waiting message may have been sent since the backup, so it is not sent again automatically', async () => {
  const folder = temporaryFolder()
  await makeStudio(folder.path, async (database) => {
    await database.query(`
      with subscriber as (insert into public.newsletter_subscribers (email) values ('due@example.test') returning *)
      insert into public.outbox (kind, subscriber_id, recipient) select 'welcome', id, email from subscriber`)
    await database.query("insert into public.newsletters (subject, body) values ('Prices', 'Hello.')")
    await database.query(
      "update public.newsletters set status = 'scheduled', send_at = now() + interval '1 second'",
    )
  })
  const backup = await backUp(folder.path, join(folder.path, 'backups'))
  await withEmbedded(folder.path, async (database) => {
    const isDue = () => database.query('select send_at <= clock_timestamp() as due from public.newsletters')
    await expect.poll(isDue).toEqual([{ due: true }])
    expect(await restoreBackup(database, backup, { overwrite: true })).toMatchObject({ heldBack: 1 })
    expect(await database.query('select kind, status from public.outbox order by kind')).toEqual([
      { kind: 'owner_alert', status: 'pending' },
      { kind: 'welcome', status: 'unknown' },
    ])
    expect(await database.query('select status, send_at from public.newsletters')).toEqual([
      { status: 'draft', send_at: null },
    ])
  })
})

describe('a person who was erased after the backup', () => {
  const eraseOne = (database: OpenDatabase) =>
    database.query(`
      with done as (select private.erase('writer7@example.test') as counts)
      insert into public.erasure_log (key_id, person_hash, erased)
      select k.id, private.person_hash('writer7@example.test', k.key), counts -> 'erased'
      from private.erasure_keys k, done`)
  const writers = (database: OpenDatabase) =>
    database.query("select from public.contact_submissions where contact = 'writer7@example.test'")

  test('is erased again, because the replaced database has the record', async () => {
    await withEmbedded(studio.path, async (database) => {
      await restoreBackup(database, made, { overwrite: true })
      expect(await writers(database)).toHaveLength(1)
      await eraseOne(database)
      expect(await restoreBackup(database, made, { overwrite: true })).toMatchObject({ erasedAgain: 1 })
      expect(await writers(database)).toEqual([])
    })
  })

  test('is erased again in a new database, because a newer backup beside it has the record', async () => {
    const folder = temporaryFolder()
    await makeStudio(folder.path)
    const newer = await backUp(studio.path, join(studio.path, 'backups'))
    expect((await newer.readRows('public.erasure_log')).length).toBe(1)
    await withEmbedded(folder.path, async (database) => {
      expect(await restoreBackup(database, made, { overwrite: true })).toMatchObject({ erasedAgain: 1 })
      expect(await writers(database)).toEqual([])
    })
    await rm(newer.path, { recursive: true })
  })
})

test('a backup that was interrupted is refused', async () => {
  const parent = temporaryFolder()
  await withEmbedded(studio.path, async (database) => {
    const failing = {
      ...database,
      files: { ...database.files, read: () => Promise.reject(new Error('Cut off')) },
    }
    await expect(makeBackup(failing as OpenDatabase, parent.path, () => undefined)).rejects.toThrow('Cut off')
  })
  const [name] = readdirSync(parent.path)
  await expect(openBackup(join(parent.path, name ?? ''))).rejects.toThrow('is no whole backup')
})

test('the commands: back up, lose a row, restore it; but not while the studio is running', async () => {
  const folder = temporaryFolder()
  await makeStudio(folder.path)
  const env = { LOCAL_DIR: folder.path }
  const run = async (file: string, ...args: string[]) => {
    const program = runProgram(`scripts/backup/${file}.ts`, env, args)
    return { code: await program.ended, printed: program.output() }
  }
  const backups = join(folder.path, 'backups')
  const first = await run('backup', '--to', backups)
  expect(first.printed).toMatch(/: \d+ rows of \d+ tables and 0 files\.\n$/)
  const path = first.printed.slice(0, first.printed.indexOf(': '))
  expect(existsSync(join(path, 'manifest.json'))).toBe(true)
  await withEmbedded(folder.path, (database) => database.query('delete from public.social_links'))

  const held = await openDataFolder(join(folder.path, 'db'))
  const refused = await run('restore', path, '--overwrite')
  held.release()
  expect(refused).toEqual({
    code: 1,
    printed: expect.stringMatching(/is in use by another start .*Stop that one first/),
  })

  expect(await run('restore', path, '--overwrite')).toMatchObject({ code: 0 })
  await withEmbedded(folder.path, async (database) => {
    expect(await database.query('select from public.social_links')).not.toEqual([])
  })
})
