import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '@supabase/lite'

type StorageAdapter = NonNullable<App['_storageAdapter']>

interface StoredObject {
  bytes: Uint8Array
  contentType: string
  cacheControl: string
  /** ISO timestamp of the last write. */
  modified: string
}

const describe = ({ bytes, contentType, cacheControl, modified }: StoredObject) => ({
  cacheControl,
  contentLength: bytes.byteLength,
  size: bytes.byteLength,
  mimetype: contentType,
  lastModified: new Date(modified),
  eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
  httpStatusCode: 200,
})

/**
 * Stores the objects' bytes for the embedded storage API; row-level security has already decided about
 * access. Each object is one file: a line of JSON about it, then its bytes. A key may be long, hold any
 * character, and be the "folder" of another, so the file is named by the key's hash.
 */
export function createStorageAdapter(folder: string): StorageAdapter {
  const pathOf = (bucket: string, key: string) =>
    join(folder, createHash('sha256').update(`${bucket}/${key}`).digest('hex'))
  const remove = (bucket: string, key: string) => rm(pathOf(bucket, key), { force: true })

  async function read(bucket: string, key: string): Promise<StoredObject> {
    const file = await readFile(pathOf(bucket, key)).catch(() => undefined)
    if (!file) throw new Error(`Object not found: ${bucket}/${key}`)
    const end = file.indexOf('\n')
    const about = JSON.parse(file.subarray(0, end).toString()) as Omit<StoredObject, 'bytes'>
    return { ...about, bytes: file.subarray(end + 1) }
  }

  async function write(bucket: string, key: string, object: StoredObject) {
    const { bytes, ...about } = object
    const path = pathOf(bucket, key)
    await mkdir(folder, { recursive: true })
    // Renamed once complete, so that a crash leaves either the old file or the new one.
    await writeFile(`${path}.part`, [`${JSON.stringify(about)}\n`, bytes])
    await rename(`${path}.part`, path)
    return describe(object)
  }

  return {
    driver: folder,
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const bytes = new Uint8Array(await new Response(body as BodyInit).arrayBuffer())
      return write(bucket, key, { bytes, contentType, cacheControl, modified: new Date().toISOString() })
    },
    async getObject(bucket, key) {
      const object = await read(bucket, key)
      return { metadata: describe(object), httpStatusCode: 200, body: Buffer.from(object.bytes) }
    },
    headObject: async (bucket, key) => describe(await read(bucket, key)),
    deleteObject: remove,
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => remove(bucket, key)))
    },
    copyObject: async (bucket, key, _version, toBucket, toKey) =>
      write(toBucket, toKey, { ...(await read(bucket, key)), modified: new Date().toISOString() }),
    // Only an image transformer calls it, and none is configured.
    privateAssetUrl: async (bucket, key) => `/storage/v1/object/authenticated/${bucket}/${key}`,
  }
}
