import { type Backup, newerBackups, sha256 } from './backup-folder'
import { BackupError, inTransaction, type OpenDatabase } from './database'
import { readShape, readTable, type Shape, type TableShape, writeRows } from './tables'

async function assertSameShape(database: OpenDatabase, { manifest, path }: Backup): Promise<Shape> {
  const shape = await readShape(database)
  if (!shape)
    throw new BackupError(
      `${database.name} has no migrations: apply those of this project first (npx supabase db push --remote).`,
    )
  const described = (migrations: string[], tables: Array<{ name: string; columns: string[] }>) =>
    JSON.stringify([migrations, tables.map(({ name, columns }) => [name, columns])])
  if (described(shape.migrations, shape.tables) !== described(manifest.migrations, manifest.tables))
    throw new BackupError(
      `${path} was made by other migrations than ${database.name}: check out the version that made it, restore, and migrate from there.`,
    )
  return shape
}

async function assertEmpty(database: OpenDatabase, shape: Shape): Promise<void> {
  for (const { name } of shape.tables.filter((table) => table.name.startsWith('public.'))) {
    const rows = await database.query(`select from ${name} limit 1`)
    if (rows.length > 0)
      throw new BackupError(`${database.name} holds data (${name}): say --overwrite to replace it.`)
  }
}

/** The erasures recorded in the database and in newer backups, with the keys of their hashes. */
async function erasuresToCarry(database: OpenDatabase, { tables }: Shape, newer: Backup[]) {
  const known = async (name: string) => {
    const table = tables.find((one) => one.name === name) as TableShape
    const lines: string[] = []
    await readTable(database, table, async (text) => void lines.push(...text.split('\n').slice(0, -1)))
    for (const backup of newer) lines.push(...(await backup.readRows(name)))
    return { table, lines }
  }
  const [keys, erasures] = [await known('private.erasure_keys'), await known('public.erasure_log')]
  const used = new Set(erasures.lines.map((line) => (JSON.parse(line) as { key_id: string }).key_id))
  const isUsed = (line: string) => used.has((JSON.parse(line) as { id: string }).id)
  return [{ ...keys, lines: keys.lines.filter(isUsed) }, erasures]
}

async function restoreFiles({ files }: OpenDatabase, backup: Backup): Promise<void> {
  for (const file of backup.manifest.files) {
    await files?.write(file, await backup.readFile(file.sha256))
    const stored = await files?.read(file.name)
    if (!stored || sha256(stored) !== file.sha256)
      throw new BackupError(`${file.name} did not arrive as it was: nothing of the database was changed.`)
  }
}

/** Fills the tables with triggers off and compares each with the backup. */
async function fillTables(database: OpenDatabase, backup: Backup, { tables }: Shape): Promise<void> {
  await database.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const { name } of tables) await database.query(`alter table ${name} disable trigger user`)
  for (const table of tables) await writeRows(database, table, await backup.readRows(table.name))
  for (const { name } of tables) await database.query(`alter table ${name} enable trigger user`)
  for (const { name, last_value, is_called } of backup.manifest.sequences)
    await database.query(`select setval('${name}', $1::text::bigint, $2::text::boolean)`, [
      last_value,
      String(is_called),
    ])
  for (const table of tables) {
    const wanted = backup.manifest.tables.find(({ name }) => name === table.name)
    const { rows, sha256: hash } = await readTable(database, table)
    if (hash !== wanted?.sha256)
      throw new BackupError(
        `${table.name} did not come back as it was (${rows} of ${wanted?.rows} rows): nothing was changed.`,
      )
  }
}

/**
 * Messages that were being sent during the backup may have arrived since, so they are not sent again
 * automatically.
 */
const holdBackSent = async (database: OpenDatabase) => {
  await database.query(
    "update public.newsletters set status = 'draft', send_at = null where status = 'scheduled' and send_at <= now()",
  )
  return database.query<{ id: string }>(
    `update public.outbox
    set status = 'unknown', error = 'Restored from a backup: it may have been sent since that was made.'
    where status = 'sending' or (status = 'pending' and due_at <= now()) returning id`,
  )
}

export interface Restored {
  rows: number
  files: number
  /** People in the backup who have been erased since. */
  erasedAgain: number
  /** Messages that may have been sent since. */
  heldBack: number
}

/**
 * Restores a backup: all tables or none. People who were erased since, according to the replaced database and
 * newer backups beside this one, are erased again.
 */
export async function restoreBackup(
  database: OpenDatabase,
  backup: Backup,
  { overwrite }: { overwrite: boolean },
): Promise<Restored> {
  const { manifest } = backup
  const newer = await newerBackups(backup)
  const shape = await assertSameShape(database, backup)
  if (!overwrite) await assertEmpty(database, shape)
  if (manifest.files.length > 0 && !database.files)
    throw new BackupError(
      `${backup.path} has ${manifest.files.length} files: set SUPABASE_URL and SUPABASE_SECRET_KEY, by which they are written.`,
    )
  await restoreFiles(database, backup)
  return inTransaction(database, 'read write', async () => {
    const carried = await erasuresToCarry(database, shape, newer)
    await fillTables(database, backup, shape)
    for (const { table, lines } of carried) await writeRows(database, table, lines, 'on conflict do nothing')
    const heldBack = await holdBackSent(database)
    const [applied] = await database.query<{ people: number }>('select private.apply_erasures() as people')
    return {
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: manifest.files.length,
      erasedAgain: applied?.people ?? 0,
      heldBack: heldBack.length,
    }
  })
}
