import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../../supabase/local/testing/temporary-folder'
import { backupOf } from '../fake-project'
import type { Fault } from './fault'

export const backupFaults: Fault[] = [
  {
    title: 'no backup',
    backups: () => temporaryFolder().path,
    says: 'There is no whole backup',
    cure: 'npm run backup -- --from',
  },
  {
    title: 'a backup of last week',
    backups: () => backupOf(8),
    says: 'is 8 days old.',
    cure: 'npm run backup -- --from',
  },
  {
    title: 'a backup that is not what was written',
    backups: () => {
      const folder = backupOf(1)
      writeFileSync(join(folder, 'one/tables/public.orders.ndjson'), '')
      return folder
    },
    says: 'is missing or was changed after the backup',
    cure: 'npm run backup -- --from',
  },
  {
    title: 'a provider without backups',
    answers: { 'GET /v1/projects/demostudio/database/backups': { body: { backups: [] } } },
    says: 'The provider has no backup of this week',
    cure: 'Database, Backups',
    isToBeLookedAt: true,
  },
]
