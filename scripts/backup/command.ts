import { FolderInUseError } from '../../supabase/local/host/data-folder'
import { BackupError } from './database'

/** Runs a command and ends the process; a failure is printed as one sentence. */
export async function runBackupCommand(work: () => Promise<string>): Promise<never> {
  try {
    console.log(await work())
    process.exit(0)
  } catch (error) {
    if (error instanceof FolderInUseError) console.error(`${error.message} Stop that one first.`)
    else if (error instanceof BackupError) console.error(error.message)
    else console.error(error)
    process.exit(1)
  }
}
