import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A stored file's bytes with its HTTP metadata. */
export interface StoredBlob {
  bytes: Uint8Array
  contentType: string
  cacheControl: string
  /** ISO timestamp of the last write. */
  modified: string
}

/** Stores blobs by bucket and key. */
export interface BlobStore {
  read(name: string): Promise<StoredBlob | undefined>
  write(name: string, blob: StoredBlob): Promise<void>
  remove(name: string): Promise<void>
}

export function createMemoryBlobStore(): BlobStore {
  const blobs = new Map<string, StoredBlob>()
  return {
    read: async (name) => blobs.get(name),
    write: async (name, blob) => void blobs.set(name, blob),
    remove: async (name) => void blobs.delete(name),
  }
}

/**
 * Keeps each blob in one file: a line of JSON about it, then its bytes. A name may be long, hold any
 * character, and be the "folder" of another, so the file is named by the name's hash.
 */
export function createFileBlobStore(folder: string): BlobStore {
  const pathOf = (name: string) => join(folder, createHash('sha256').update(name).digest('hex'))
  return {
    async read(name) {
      const file = await readFile(pathOf(name)).catch(() => undefined)
      if (!file) return undefined
      const end = file.indexOf('\n')
      const about = JSON.parse(file.subarray(0, end).toString()) as Omit<StoredBlob, 'bytes'>
      return { ...about, bytes: file.subarray(end + 1) }
    },
    async write(name, { bytes, ...about }) {
      await mkdir(folder, { recursive: true })
      // Renamed once complete, so that a crash leaves either the old file or the new one.
      await writeFile(`${pathOf(name)}.part`, [`${JSON.stringify(about)}\n`, bytes])
      await rename(`${pathOf(name)}.part`, pathOf(name))
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}
