import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { sha256 } from '../backup/backup-folder'

/** What `npm run release` keeps, a folder for each version. */
export const releaseFolder = 'tests/fixtures/releases'
export const releaseFiles = {
  /** As `sha256sum` writes and checks it, in supabase/migrations. */
  migrations: 'migrations.sha256',
  backup: 'backup.json.br',
  asked: 'asked.json',
}

export const readReleases = async () => (await readdir(releaseFolder).catch(() => [])).toSorted()

const migrationFolder = 'supabase/migrations'

/** The migrations as they are now, a line for each: its hash and its name. */
export async function migrationHashes(folder = migrationFolder): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const lines = names.map(async (name) => `${sha256(await readFile(join(folder, name)))}  ${name}\n`)
  return (await Promise.all(lines)).join('')
}

const readLines = async (version: string) =>
  (await readFile(join(releaseFolder, version, releaseFiles.migrations), 'utf8')).split('\n').filter(Boolean)

const nameOf = (line: string) => line.slice(line.indexOf('  ') + 2)

/** The migrations of a release, by their files. */
export const releasedMigrations = async (version: string) => (await readLines(version)).map(nameOf)

/** What was done to a release's migrations that nobody may do: a complaint for each. */
export async function changedSince(version: string, folder = migrationFolder): Promise<string[]> {
  const released = await readLines(version)
  const present = (await migrationHashes(folder)).split('\n').filter(Boolean)
  const last = nameOf(released.at(-1) ?? '')
  const files = new Set(released.map(nameOf))
  const rule = 'A database that has it will not run it again: undo that, and write a new migration.'
  return [
    ...released
      .filter((line) => !present.includes(line))
      .map((line) => `${nameOf(line)} is a migration of ${version} and was changed. ${rule}`),
    ...present
      .map(nameOf)
      .filter((name) => !files.has(name) && name < last)
      .map((name) => `${name} must be named later than ${last}, the last one of ${version}.`),
  ]
}

/** A backup's folder as one small file. */
export async function packBackup(folder: string): Promise<Buffer> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.\w+$/.test(name)).toSorted()
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
  )
  const text = Buffer.from(JSON.stringify(Object.fromEntries(files)))
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } })
}

/** Writes the packed backup of a release into a folder, as `npm run backup` wrote it. */
export async function unpackBackup(version: string, folder: string): Promise<void> {
  const packed = await readFile(join(releaseFolder, version, releaseFiles.backup))
  const files = JSON.parse(brotliDecompressSync(packed).toString()) as Record<string, string>
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}
