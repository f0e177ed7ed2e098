import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { startOf } from './processes'

interface Holder {
  pid: number
  /** When that process began, so that a number used again is not taken for it. */
  started: string
}

function isAlive(holder: Partial<Holder>): boolean {
  if (!holder.pid) return false
  const started = startOf(holder.pid)
  return started !== undefined && (started === '' || !holder.started || started === holder.started)
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function parse(text: string): Partial<Holder> {
  try {
    return JSON.parse(text) as Partial<Holder>
  } catch {
    return {}
  }
}

/** Another living process works on this folder; two on one would destroy it. */
export class FolderInUseError extends Error {
  constructor(
    readonly folder: string,
    readonly pid: number | undefined,
  ) {
    super(`${folder} is in use by another start${pid ? ` (process ${pid})` : ''}.`)
    this.name = 'FolderInUseError'
  }
}

/**
 * Takes a data folder for this process alone. A lock left by a process that is gone is taken over.
 * @returns the release, safe to call twice
 * @throws FolderInUseError
 */
export function lockFolder(folder: string): () => void {
  const path = `${folder}.lock`
  const content = JSON.stringify({ pid: process.pid, started: startOf(process.pid) ?? '' })
  const temporary = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(temporary, content)
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        // A hard link appears with its content in one step, and only where nothing is yet.
        linkSync(temporary, path)
        return holdLock(path)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const found = read(path)
      if (found === undefined) continue
      const holder = parse(found)
      if (isAlive(holder)) throw new FolderInUseError(folder, holder.pid)
      clearStale(path, found)
    }
    throw new FolderInUseError(folder, undefined)
  } finally {
    rmSync(temporary, { force: true })
  }
}

/** Moves a dead process's lock away; if another start took it over in between, that start's lock is put back. */
function clearStale(path: string, stale: string): void {
  const moved = `${path}.stale-${process.pid}`
  try {
    renameSync(path, moved)
    if (read(moved) !== stale) linkSync(moved, path)
  } catch {
    // Somebody else was quicker; the next round sees who.
  } finally {
    rmSync(moved, { force: true })
  }
}

function holdLock(path: string): () => void {
  const release = () => {
    process.off('exit', release)
    rmSync(path, { force: true })
  }
  process.on('exit', release)
  let held = true
  return () => {
    if (held) release()
    held = false
  }
}

/** A database's folder, held by this process alone. */
export interface DataFolder {
  readonly path: string
  /** False until `markReady`: whatever lies there is half made and is cleared first. */
  readonly ready: boolean
  markReady(): Promise<void>
  /** Renames the database and the uploads beside it, with the date, so that a new one can begin. Gives the name. */
  setAside(): Promise<string>
  release(): void
}

/** Where the uploads of a database are kept. */
export const storageBeside = (folder: string) => join(dirname(folder), 'storage')

/**
 * Locks the folder and clears what a first start left half made (killed inside initdb, it would never open again).
 * @throws FolderInUseError
 */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  const marker = `${folder}.ready`
  const release = lockFolder(folder)
  try {
    let ready = existsSync(marker) && existsSync(folder)
    if (!ready) {
      await rm(marker, { force: true })
      await rm(folder, { recursive: true, force: true })
      await mkdir(dirname(folder), { recursive: true })
    }
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
  } catch (error) {
    release()
    throw error
  }
}
