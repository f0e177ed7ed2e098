import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { inject, vi } from 'vitest'
import { type Backup, openBackup } from '../../scripts/backup/backup-folder'
import { inTransaction, openDatabase, type OpenDatabase } from '../../scripts/backup/database'
import { assertSameShape, fillTables } from '../../scripts/backup/restore-backup'
import { releasedMigrations, unpackBackup } from '../../scripts/release/released'
import { createLocalBackend } from '../../supabase/local/backend'
import { openDataFolder } from '../../supabase/local/host/data-folder'
import { createFolder } from '../../supabase/local/testing/temporary-folder'

const migrationFolder = 'supabase/migrations'

/** A database on PostgreSQL or embedded, as the suite runs. */
interface Place {
  /** Applies the migrations of a project folder that it lacks. */
  migrate(supabaseDir: string): Promise<void>
  open(): Promise<OpenDatabase>
  copy(): Promise<Place>
  remove(): Promise<void>
}

async function postgresPlace(server: string, template = 'template0'): Promise<Place> {
  const { openPostgres } = await import('../../supabase/local/api/postgres-database')
  const asSuperuser = async (sql: string) => {
    const maintenance = await openPostgres(server)
    await maintenance.exec(sql).finally(() => maintenance.close())
  }
  const name = `release_${randomUUID().replaceAll('-', '')}`
  const url = server.replace(/postgres$/, name)
  await asSuperuser(`create database ${name} template ${template}`)
  return {
    migrate: async (supabaseDir) =>
      (await createLocalBackend({ postgresUrl: url, seed: false, supabaseDir })).close(),
    open: () => openDatabase(url),
    copy: () => postgresPlace(server, name),
    remove: () => asSuperuser(`drop database ${name} with (force)`),
  }
}

async function embeddedPlace(from?: string): Promise<Place> {
  const folder = createFolder()
  if (from) await cp(from, folder.path, { recursive: true })
  return {
    async migrate(supabaseDir) {
      const data = await openDataFolder(join(folder.path, 'db'))
      await (await createLocalBackend({ folder: data, seed: false, supabaseDir })).close()
    },
    open() {
      vi.stubEnv('LOCAL_DIR', folder.path)
      return openDatabase()
    },
    copy: () => embeddedPlace(folder.path),
    remove: async () => folder.remove(),
  }
}

export interface ReleasedDatabase {
  backup: Backup
  /** Gives it to `work` as it was. */
  before<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T>
  /** Takes a copy through the migrations that came after the release, and `planted`, and gives it to `work`. */
  upgraded<T>(work: (database: OpenDatabase) => Promise<T>, planted?: string): Promise<T>
  close(): Promise<void>
}

/** A database as it was with a release, holding the data that is kept from then. */
export async function openReleased(version: string): Promise<ReleasedDatabase> {
  const folder = createFolder()
  const project = async (name: string, files: readonly string[]) => {
    const migrations = join(folder.path, name, 'migrations')
    await mkdir(migrations, { recursive: true })
    for (const file of files) await cp(join(migrationFolder, file), join(migrations, file))
    return join(folder.path, name)
  }
  const source = inject('databaseSource')
  const place = await (source.kind === 'postgres' ? postgresPlace(source.url) : embeddedPlace())
  await place.migrate(await project('released', await releasedMigrations(version)))

  await unpackBackup(version, join(folder.path, 'backup'))
  const backup = await openBackup(join(folder.path, 'backup'))
  const opened = async <T>(at: Place, work: (database: OpenDatabase) => Promise<T>) => {
    const database = await at.open()
    return work(database).finally(() => database.close())
  }
  await opened(place, (database) =>
    inTransaction(database, 'read write', async () =>
      fillTables(database, backup, await assertSameShape(database, backup)),
    ),
  )

  return {
    backup,
    before: (work) => opened(place, work),
    async upgraded(work, planted) {
      const later = randomUUID()
      await project(
        later,
        (await readdir(migrationFolder)).filter((name) => name.endsWith('.sql')),
      )
      if (planted) folder.write(`${later}/migrations/29990101000000_planted.sql`, planted)
      const copy = await place.copy()
      try {
        await copy.migrate(join(folder.path, later))
        return await opened(copy, work)
      } finally {
        await copy.remove()
      }
    },
    async close() {
      await place.remove()
      folder.remove()
      vi.unstubAllEnvs()
    },
  }
}
