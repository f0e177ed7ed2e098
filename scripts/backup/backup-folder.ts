import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { BackupError } from './database'
import type { BucketFile } from './file-api'
import type { TableContent } from './tables'

/** The contents of a backup; written last, so that a folder without it is an incomplete backup. */
export interface Manifest {
  made_at: string
  migrations: string[]
  tables: Array<TableContent & { name: string; columns: string[] }>
  sequences: Array<{ name: string; last_value: string; is_called: boolean }>
  files: Array<BucketFile & { bytes: number; sha256: string }>
}

const manifestName = 'manifest.json'

export const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

const tableFile = (table: string) => join('tables', `${table}.ndjson`)
/** A file's name may contain a slash, so it is stored under its hash. */
const bucketFile = (hash: string) => join('files', hash)

/** Writes to a temporary file, flushes it to the disk and renames it, so that nobody reads a partial file. */
async function writeWhole(
  path: string,
  write: (take: (part: string | Uint8Array) => Promise<void>) => Promise<void>,
) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const unfinished = `${path}.unfinished`
  const file = await open(unfinished, 'w', 0o600)
  try {
    await write(async (part) => void (await file.writeFile(part)))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
}

/** A new folder for a backup, readable only by its owner. */
export function createBackupFolder(parent: string, madeAt: string) {
  const path = join(parent, madeAt.replaceAll(/[-:]|\.\d+/g, ''))
  if (existsSync(path)) throw new BackupError(`${path} is there already.`)
  return {
    path,
    writeTable: (table: string, write: (take: (lines: string) => Promise<void>) => Promise<void>) =>
      writeWhole(join(path, tableFile(table)), write),
    writeFile: (hash: string, bytes: Uint8Array) =>
      writeWhole(join(path, bucketFile(hash)), (take) => take(bytes)),
    finish: (manifest: Manifest) =>
      writeWhole(join(path, manifestName), (take) => take(`${JSON.stringify(manifest, null, 2)}\n`)),
  }
}

/** Undefined if the folder contains no complete backup. */
async function readManifest(path: string): Promise<Manifest | undefined> {
  const text = await readFile(join(path, manifestName), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Manifest)
}

async function readChecked(path: string, hash: string): Promise<Buffer> {
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes || sha256(bytes) !== hash)
    throw new BackupError(`${path} is missing or was changed after the backup.`)
  return bytes
}

export interface Backup {
  path: string
  manifest: Manifest
  /** The rows of a table, in the form in which they were written. */
  readRows(table: string): Promise<string[]>
  readFile(hash: string): Promise<Buffer>
}

/** A backup after a check that every file exists and is unchanged. */
export async function openBackup(path: string): Promise<Backup> {
  const manifest = await readManifest(path)
  if (!manifest) throw new BackupError(`${path} is no whole backup: it has no ${manifestName}.`)
  const backup: Backup = {
    path,
    manifest,
    async readRows(table) {
      const content = manifest.tables.find(({ name }) => name === table)
      if (!content) return []
      const bytes = await readChecked(join(path, tableFile(table)), content.sha256)
      return bytes.toString().split('\n').slice(0, -1)
    },
    readFile: (hash) => readChecked(join(path, bucketFile(hash)), hash),
  }
  for (const { name } of manifest.tables) await backup.readRows(name)
  for (const { sha256: hash } of manifest.files) await backup.readFile(hash)
  return backup
}

/** The complete backups beside a backup that are newer than it, oldest first. */
export async function newerBackups({ path, manifest }: Backup): Promise<Backup[]> {
  const newer: Backup[] = []
  for (const name of await readdir(dirname(path)).catch(() => [])) {
    const beside = join(dirname(path), name)
    const madeAt = name === basename(path) ? undefined : (await readManifest(beside))?.made_at
    if (madeAt && madeAt > manifest.made_at) newer.push(await openBackup(beside))
  }
  return newer.toSorted((a, b) => a.manifest.made_at.localeCompare(b.manifest.made_at))
}
