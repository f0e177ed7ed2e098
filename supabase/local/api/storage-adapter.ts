import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '@supabase/lite'

type StorageAdapter = NonNullable<App['_storageAdapter']>

interface About {
  contentType: string
  cacheControl: string
  /** When it was written, ISO. */
  modified: string
}

const describe = (bytes: Uint8Array, { contentType, cacheControl, modified }: About) => ({
  cacheControl,
  contentLength: bytes.byteLength,
  size: bytes.byteLength,
  mimetype: contentType,
  lastModified: new Date(modified),
  eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
  httpStatusCode: 200,
})

const unused = () => Promise.reject(new Error('The site neither copies, moves nor transforms files.'))

/**
 * Stores the objects' bytes for the embedded storage API; row-level security has already decided about
 * access. Each object is one file: a line of JSON about it, then its bytes. A key may hold any character, so
 * the file is named by the key's hash.
 */
export function createStorageAdapter(folder: string): StorageAdapter {
  const pathOf = (bucket: string, key: string) =>
    join(folder, createHash('sha256').update(`${bucket}/${key}`).digest('hex'))
  const remove = (bucket: string, key: string) => rm(pathOf(bucket, key), { force: true })

  async function read(bucket: string, key: string) {
    const file = await readFile(pathOf(bucket, key))
    const end = file.indexOf('\n')
    const body = file.subarray(end + 1)
    return { body, metadata: describe(body, JSON.parse(file.subarray(0, end).toString()) as About) }
  }

  return {
    driver: folder,
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const bytes = new Uint8Array(await new Response(body as BodyInit).arrayBuffer())
      const about = { contentType, cacheControl, modified: new Date().toISOString() }
      await mkdir(folder, { recursive: true })
      await writeFile(pathOf(bucket, key), [`${JSON.stringify(about)}\n`, bytes])
      return describe(bytes, about)
    },
    getObject: async (bucket, key) => ({ ...(await read(bucket, key)), httpStatusCode: 200 }),
    headObject: async (bucket, key) => (await read(bucket, key)).metadata,
    deleteObject: remove,
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => remove(bucket, key)))
    },
    copyObject: unused,
    privateAssetUrl: unused,
  }
}
