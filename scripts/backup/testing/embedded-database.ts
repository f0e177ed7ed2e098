import { vi } from 'vitest'
import type { Backup } from '../backup-folder'
import { openDatabase, type OpenDatabase } from '../database'
import { makeBackup } from '../make-backup'

/** Opens the embedded database in a folder, and closes it after `work`. */
export async function withEmbedded<T>(
  path: string,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  vi.stubEnv('LOCAL_DIR', path)
  const database = await openDatabase()
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Backs up the embedded database in a folder to a new folder in `parent`. */
export const backUp = (path: string, parent: string) =>
  withEmbedded(path, (database) => makeBackup(database, parent, () => undefined))

/** The contents of a backup, as hashes. */
export const content = ({ manifest }: Backup) => ({
  tables: manifest.tables.map(({ name, rows, sha256 }) => [name, rows, sha256]),
  sequences: manifest.sequences,
  files: manifest.files,
})
