import { parseArgs } from 'node:util'
import { openBackup } from './backup-folder'
import { runBackupCommand } from './command'
import { BackupError, openDatabase } from './database'
import { restoreBackup } from './restore-backup'

/** `npm run restore -- <folder> [--into <postgres url>] [--overwrite]`: docs/deploy.md, 'Backups'. */
await runBackupCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { into: { type: 'string' }, overwrite: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [folder, ...more] = positionals
  if (!folder || more.length > 0) throw new BackupError('Say which backup: npm run restore -- <folder>')
  const backup = await openBackup(folder)
  const database = await openDatabase(values.into)
  try {
    const { rows, files, erasedAgain, heldBack } = await restoreBackup(database, backup, values)
    return [
      `${database.name} is as it was on ${backup.manifest.made_at}: ${rows} rows and ${files} files, each compared.`,
      `${erasedAgain} people who were erased since were erased again.`,
      `${heldBack} messages that may have been sent since wait in the admin.`,
    ].join('\n')
  } finally {
    await database.close()
  }
})
