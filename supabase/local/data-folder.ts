import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { lockFolder } from './folder-lock'

/** A database's folder, held by this process alone. */
export interface DataFolder {
  readonly path: string
  /** False until `markReady`: whatever lies there is half made and is cleared first. */
  readonly ready: boolean
  markReady(): Promise<void>
  release(): void
}

/**
 * Locks the folder and clears what a first start left half made (killed inside initdb, it would never open again).
 * @throws FolderInUseError
 */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  const marker = `${folder}.ready`
  const release = lockFolder(folder)
  try {
    const ready = existsSync(marker) && existsSync(folder)
    if (!ready) {
      await rm(marker, { force: true })
      await rm(folder, { recursive: true, force: true })
      await mkdir(dirname(folder), { recursive: true })
    }
    return {
      path: folder,
      ready,
      markReady: () => writeFile(marker, `${new Date().toISOString()}\n`),
      release,
    }
  } catch (error) {
    release()
    throw error
  }
}
