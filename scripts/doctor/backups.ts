import { newestBackup } from '../backup/backup-folder'
import { type Finding, found, look, ok, reason, wrong } from './finding'
import type { Project } from './project'

const day = 86_400_000
const longestAge = 7 * day
const makeOne =
  "npm run backup -- --from '<database address>' (docs/deploy.md, 'Backups'), each day by whatever runs daily"

const inDays = (age: number) => (age < 2 * day ? 'a day' : `${Math.floor(age / day)} days`)

export function ownBackup(madeAt: string | undefined, folder: string, now: number): Finding {
  if (!madeAt) return wrong(`There is no whole backup in ${folder}/.`, makeOne)
  const age = now - Date.parse(madeAt)
  return age > longestAge
    ? wrong(`The newest backup in ${folder}/ is ${inDays(age)} old.`, makeOne)
    : ok(`The newest backup is of ${madeAt.slice(0, 10)}, every file as it was written`)
}

/** As the management API lists them. */
export interface PlatformBackups {
  pitr_enabled?: boolean
  backups?: Array<{ status: string; inserted_at: string }>
}

/** The provider's hold the database and not the pictures, so that they do not stand in for one's own. */
export function platformBackup({ pitr_enabled, backups = [] }: PlatformBackups, now: number): Finding {
  if (pitr_enabled) return ok('The provider can go back to any moment of the database')
  const fresh = backups.some(
    ({ status, inserted_at }) => status === 'COMPLETED' && now - Date.parse(inserted_at) <= longestAge,
  )
  return fresh
    ? ok('The provider has a backup of the database of this week')
    : look('The provider has no backup of this week (some plans have none).', 'Database, Backups')
}

export async function backupFindings({ backups, management, now }: Project): Promise<Finding[]> {
  const own = await newestBackup(backups).then(
    (backup) => ownBackup(backup?.manifest.made_at, backups, now),
    (error: unknown) => wrong(reason(error), makeOne),
  )
  const platform = management
    ? await found("The provider's backups", 'Database, Backups', async () => [
        platformBackup((await management('database/backups')) as PlatformBackups, now),
      ])
    : []
  return [own, ...platform]
}
