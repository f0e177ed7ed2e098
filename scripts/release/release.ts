import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import prettier from 'prettier'
import { createLocalBackend } from '../../supabase/local/backend'
import { openDataFolder } from '../../supabase/local/host/data-folder'
import { runBackupCommand } from '../backup/command'
import { BackupError, openDatabase } from '../backup/database'
import { makeBackup } from '../backup/make-backup'
import { askedOf, readCallable, readCode } from './asked'
import {
  changedSince,
  migrationHashes,
  packBackup,
  readReleases,
  releaseFolder,
  releaseFiles,
} from './released'
import { addYearOfUse } from './year-of-use'

const functionNames = async () =>
  (await readdir('supabase/functions')).filter((name) => existsSync(`supabase/functions/${name}/index.ts`))

/**
 * `npm run release`: keeps what later changes are held to, for the version in package.json: the hashes of its
 * migrations, a backup of a studio after a year of use, and what its site and functions ask of the database.
 * `--overwrite` makes that of a version anew which has not been published yet.
 */
await runBackupCommand(async () => {
  const { values } = parseArgs({ options: { overwrite: { type: 'boolean', default: false } } })
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
  const folder = join(releaseFolder, version)
  if (existsSync(folder) && !values.overwrite)
    throw new BackupError(
      `${version} is kept already. Set the next version in package.json, or say --overwrite if nobody has it yet.`,
    )
  for (const earlier of (await readReleases()).filter((name) => name !== version))
    for (const complaint of await changedSince(earlier)) throw new BackupError(complaint)

  const studio = await mkdtemp(join(tmpdir(), 'release-'))
  try {
    const backend = await createLocalBackend({ folder: await openDataFolder(join(studio, 'db')) })
    await addYearOfUse(backend)
    const asked = askedOf(await readCode(), await readCallable(backend), await functionNames())
    await backend.close()

    process.env.LOCAL_DIR = studio
    const database = await openDatabase()
    const backup = await makeBackup(database, join(studio, 'backups'), console.log)
    await database.close()
    const { tables } = backup.manifest
    const empty = tables.filter(({ rows }) => rows === 0).map(({ name }) => name)
    if (empty.length > 0)
      throw new BackupError(`No row of ${empty.join(', ')}: add one in scripts/release/year-of-use.ts.`)

    const packed = await packBackup(backup.path)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, releaseFiles.migrations), await migrationHashes())
    await writeFile(join(folder, releaseFiles.backup), packed)
    const style = await prettier.resolveConfig('package.json')
    await writeFile(
      join(folder, releaseFiles.asked),
      await prettier.format(JSON.stringify(asked), { ...style, plugins: [], parser: 'json' }),
    )
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    return `${folder}: ${rows} rows of ${tables.length} tables in ${(packed.length / 1024).toFixed(0)} KB, ${asked.procedures.length} procedures.`
  } finally {
    await rm(studio, { recursive: true, force: true })
  }
})
