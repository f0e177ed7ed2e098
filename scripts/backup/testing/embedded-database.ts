import { vi } from 'vitest'
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
