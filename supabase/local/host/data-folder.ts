import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Another start uses this folder; two processes would corrupt it. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `${folder} is in use by another start (process ${pid}; if that is another program, delete ${folder}.lock).`,
    )
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
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
  writeFileSync(path, String(process.pid), { flag: 'wx' })
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
  /** False for a new database, until `markReady`. */
  readonly ready: boolean
  markReady(): Promise<void>
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
  const ready = existsSync(marker) && existsSync(folder)
  if (!ready) await rm(folder, { recursive: true, force: true })
  return { path: folder, ready, markReady: () => writeFile(marker, ''), release }
}
