import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Another start uses this folder; two processes would corrupt it. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `${folder} is in use by another start (process ${pid}; if that is another program, delete ${folder}.lock).`,
    )
    this.name = 'FolderInUseError'
  }
}

/** Whether a process runs. A killed process stays listed in state Z until its parent reaps it. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  // State "Zl" means that some threads still run. Without `ps` the process counts as running.
  return !/^Z[^l]*$/m.test(stdout ?? '')
}

/**
 * Takes a data folder for this process, with a file that names the process. A lock of a process that no
 * longer runs is replaced.
 * @returns the release function
 * @throws FolderInUseError
 */
export function lockFolder(folder: string): () => void {
  const path = `${folder}.lock`
  mkdirSync(dirname(path), { recursive: true })
  const pid = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0
  if (pid > 0 && isRunning(pid)) throw new FolderInUseError(folder, pid)
  rmSync(path, { force: true })
  const file = openSync(path, 'wx')
  writeSync(file, String(process.pid))
  closeSync(file)
  const release = () => {
    process.off('exit', release)
    rmSync(path, { force: true })
  }
  process.on('exit', release)
  return release
}

/** A database's folder, locked by this process. */
export interface DataFolder {
  readonly path: string
  /** False until `markReady`: an unfinished database is deleted first. */
  readonly ready: boolean
  markReady(): Promise<void>
  /** Renames the database and its uploads with the date. Returns the new name. */
  setAside(): Promise<string>
  release(): void
}

/** The folder of a database's uploads. */
export const storageBeside = (folder: string) => join(dirname(folder), 'storage')

/**
 * Locks the folder, and deletes a database whose first start was interrupted: it could not be opened again.
 * @throws FolderInUseError
 */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  const marker = `${folder}.ready`
  const release = lockFolder(folder)
  let ready = existsSync(marker) && existsSync(folder)
  if (!ready) await rm(folder, { recursive: true, force: true })
  return {
    path: folder,
    get ready() {
      return ready
    },
    markReady: () => writeFile(marker, `${new Date().toISOString()}\n`),
    async setAside() {
      const suffix = `-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}`
      const uploads = storageBeside(folder)
      await rm(marker, { force: true })
      await rename(folder, folder + suffix)
      if (existsSync(uploads)) await rename(uploads, uploads + suffix)
      ready = false
      return folder + suffix
    },
    release,
  }
}
