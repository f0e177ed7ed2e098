import { type Backup, createBackupFolder, type Manifest, openBackup, sha256 } from './backup-folder'
import { BackupError, inTransaction, type OpenDatabase } from './database'
import { bucket, type BucketFile } from './file-api'
import { readShape, readTable } from './tables'

/** The names of the bucket's files; empty if storage is not installed. */
async function listFiles(database: OpenDatabase): Promise<BucketFile[]> {
  const [storage] = await database.query<{ yes: boolean }>(
    "select to_regclass('storage.objects') is not null as yes",
  )
  if (!storage?.yes) return []
  return database.query<BucketFile>(
    `select name, coalesce(metadata ->> 'mimetype', 'application/octet-stream') as type,
      coalesce(metadata ->> 'cacheControl', 'max-age=3600') as cache
    from storage.objects where bucket_id = '${bucket}' order by name collate "C"`,
  )
}

/**
 * Writes all tables, as of one moment, and the image files into a new folder in `parent`.
 * @param log gets a line about files that cannot be read
 */
export async function makeBackup(
  database: OpenDatabase,
  parent: string,
  log: (line: string) => void,
): Promise<Backup> {
  const made_at = new Date().toISOString()
  const folder = createBackupFolder(parent, made_at)
  const { bucketFiles, ...content } = await inTransaction(
    database,
    'isolation level repeatable read, read only',
    async () => {
      const shape = await readShape(database)
      if (!shape) throw new BackupError(`${database.name} has no migrations: there is nothing to back up.`)
      const listed = await listFiles(database)
      if (listed.length > 0 && !database.files)
        throw new BackupError(
          `${database.name} has ${listed.length} files: set SUPABASE_URL and SUPABASE_SECRET_KEY, by which they are read.`,
        )
      const tables: Manifest['tables'] = []
      for (const table of shape.tables) {
        await folder.writeTable(table.name, async (take) => {
          const { name, columns } = table
          tables.push({ name, columns, ...(await readTable(database, table, take)) })
        })
      }
      const sequences: Manifest['sequences'] = []
      for (const name of shape.sequences) {
        const [state] = await database.query<{ last_value: string; is_called: boolean }>(
          `select last_value::text as last_value, is_called from ${name}`,
        )
        if (state) sequences.push({ name, ...state })
      }
      return { migrations: shape.migrations, tables, sequences, bucketFiles: listed }
    },
  )

  const files: Manifest['files'] = []
  for (const file of bucketFiles) {
    const bytes = await database.files?.read(file.name)
    if (!bytes) {
      log(`${file.name} is listed and has no file: it is left out.`)
      continue
    }
    const hash = sha256(bytes)
    await folder.writeFile(hash, bytes)
    files.push({ ...file, bytes: bytes.byteLength, sha256: hash })
  }
  await folder.finish({ made_at, ...content, files })
  return openBackup(folder.path)
}
