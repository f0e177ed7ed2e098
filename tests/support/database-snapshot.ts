import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createLocalBackend } from '../../supabase/local/backend'

const root = path.join(import.meta.dirname, '../..')
const require = createRequire(import.meta.url)

/** A hash of everything that determines the migrated and seeded embedded database. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of ['@electric-sql/pglite', '@supabase/lite']) {
    const manifest = path.join(root, 'node_modules', name, 'package.json')
    hash.update(`${name} ${(require(manifest) as { version: string }).version}\n`)
  }
  const supabase = path.join(root, 'supabase')
  const files = await readdir(supabase, { recursive: true })
  for (const file of files.toSorted()) {
    const counts = file.endsWith('.sql') || (/^local\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
    if (counts) hash.update(`${file}\n`).update(await readFile(path.join(supabase, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Before the workers of a project: each would make the snapshot if there is none yet. */
export const setup = async () => void (await snapshotFile())

/** Makes a snapshot of the embedded database once per fingerprint, and keeps it in node_modules/.cache. */
export async function snapshotFile(): Promise<string> {
  const folder = path.join(root, 'node_modules/.cache/test-database')
  const name = `${await fingerprint()}.tar`
  const file = path.join(folder, name)
  if (existsSync(file)) return file
  const backend = await createLocalBackend()
  const snapshot = await backend.dump()
  await backend.close()
  await mkdir(folder, { recursive: true })
  const outdated = (await readdir(folder)).filter((other) => !other.startsWith(name))
  await Promise.all(outdated.map((other) => rm(path.join(folder, other), { force: true })))
  // Renamed once complete, because another run may look for it meanwhile.
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, Buffer.from(await snapshot.arrayBuffer()))
  await rename(unfinished, file)
  return file
}

/** The migrated and seeded embedded database: opening it takes a fraction of making one. */
export const seededSnapshot = async () => new Blob([await readFile(await snapshotFile())])
