import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The migrations of the last release, in the format of `sha256sum`. */
const releasedFile = 'supabase/released.sha256'
const migrationFolder = 'supabase/migrations'

/** A line for each migration with its hash and name. */
export function migrationHashes(folder = migrationFolder): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')
  return names.toSorted().map((name) => `${hash(name)}  ${name}`)
}

const releasedHashes = () => readFileSync(releasedFile, 'utf8').split('\n').filter(Boolean)

/** A complaint for each forbidden change to released migrations. */
export function releaseFaults(released = releasedHashes(), folder = migrationFolder): string[] {
  const nameOf = (line: string) => line.slice(line.indexOf('  ') + 2)
  const present = migrationHashes(folder)
  const last = nameOf(released.at(-1) ?? '')
  const names = new Set(released.map(nameOf))
  return [
    ...released
      .filter((line) => !present.includes(line))
      .map((line) => `${nameOf(line)} is released and was changed. Undo that, and write a new migration.`),
    ...present
      .map(nameOf)
      .filter((name) => !names.has(name) && name < last)
      .map((name) => `${name} must have a later name than ${last}, the last released migration.`),
  ]
}

/** `npm run release`: records the migrations, which must not change from then on. */
function main(): void {
  const faults = releaseFaults()
  if (faults.length > 0) {
    console.error(faults.join('\n'))
    process.exit(1)
  }
  const hashes = migrationHashes()
  writeFileSync(releasedFile, `${hashes.join('\n')}\n`)
  console.log(`${releasedFile} names ${hashes.length} migrations.`)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main()
