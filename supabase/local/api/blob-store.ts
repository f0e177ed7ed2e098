import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A stored file's bytes with what HTTP says about them. */
export interface StoredBlob {
  bytes: Uint8Array
  contentType: string
  cacheControl: string
  /** ISO timestamp of the last write. */
  modified: string
}

/** Keeps blobs by bucket and key. */
export interface BlobStore {
  read(bucket: string, key: string): Promise<StoredBlob | undefined>
  write(bucket: string, key: string, blob: StoredBlob): Promise<void>
  remove(bucket: string, key: string): Promise<void>
}

const nameOf = (bucket: string, key: string) => `${bucket}/${key}`

export function createMemoryBlobStore(): BlobStore {
  const blobs = new Map<string, StoredBlob>()
  return {
    read: async (bucket, key) => blobs.get(nameOf(bucket, key)),
    write: async (bucket, key, blob) => void blobs.set(nameOf(bucket, key), blob),
    remove: async (bucket, key) => void blobs.delete(nameOf(bucket, key)),
  }
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes beside the target, then renames: a reader or a crash never meets half a file. */
async function replaceFile(path: string, content: Uint8Array | string): Promise<void> {
  const temporary = `${path}.${randomUUID()}`
  await writeFile(temporary, content)
  await rename(temporary, path)
}

/**
 * Keeps blobs as files. A key may be long, hold any character, and be both a "file" and a "folder", so the
 * file's name is the key's hash; the key itself is in the .json beside it.
 */
export function createFileBlobStore(folder: string): BlobStore {
  const pathOf = (bucket: string, key: string) =>
    join(folder, encodeURIComponent(bucket), createHash('sha256').update(key).digest('hex'))
  return {
    async read(bucket, key) {
      const path = pathOf(bucket, key)
      const [bytes, about] = await Promise.all([readIfThere(path), readIfThere(`${path}.json`)])
      if (!bytes || !about) return undefined
      const { contentType, cacheControl, modified } = JSON.parse(about.toString()) as Omit<
        StoredBlob,
        'bytes'
      >
      return { bytes, contentType, cacheControl, modified }
    },
    async write(bucket, key, { bytes, ...about }) {
      const path = pathOf(bucket, key)
      await mkdir(join(path, '..'), { recursive: true })
      await replaceFile(path, bytes)
      await replaceFile(`${path}.json`, `${JSON.stringify({ key, ...about })}\n`)
    },
    async remove(bucket, key) {
      const path = pathOf(bucket, key)
      await Promise.all([rm(path, { force: true }), rm(`${path}.json`, { force: true })])
    },
  }
}
