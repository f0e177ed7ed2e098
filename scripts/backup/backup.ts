import { parseArgs } from 'node:util'
import { runBackupCommand } from './command'
import { openDatabase } from './database'
import { makeBackup } from './make-backup'

/** `npm run backup [-- --from <postgres url>] [--to <folder>]`: docs/deploy.md, 'Backups'. */
await runBackupCommand(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string', default: 'backups' } },
  })
  const database = await openDatabase(values.from)
  try {
    const { path, manifest } = await makeBackup(database, values.to, console.log)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    return `${path}: ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} files.`
  } finally {
    await database.close()
  }
})
