import { createHash } from 'node:crypto'
import type { App } from '@supabase/lite'
import type { BlobStore, StoredBlob } from './blob-store'

type StorageAdapter = NonNullable<App['_storageAdapter']>

const describe = ({ bytes, contentType, cacheControl, modified }: StoredBlob) => ({
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
 * access.
 */
export function createStorageAdapter(store: BlobStore): StorageAdapter {
  const nameOf = (bucket: string, key: string) => `${bucket}/${key}`
  const find = async (bucket: string, key: string) => {
    const blob = await store.read(nameOf(bucket, key))
    if (!blob) throw new Error(`Object not found: ${bucket}/${key}`)
    return blob
  }

  return {
    driver: store,
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const bytes = new Uint8Array(await new Response(body as BodyInit).arrayBuffer())
      const blob = { bytes, contentType, cacheControl, modified: new Date().toISOString() }
      await store.write(nameOf(bucket, key), blob)
      return describe(blob)
    },
    async getObject(bucket, key) {
      const blob = await find(bucket, key)
      return { metadata: describe(blob), httpStatusCode: 200, body: Buffer.from(blob.bytes) }
    },
    headObject: async (bucket, key) => describe(await find(bucket, key)),
    deleteObject: (bucket, key) => store.remove(nameOf(bucket, key)),
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => store.remove(nameOf(bucket, key))))
    },
    async copyObject(bucket, key, _version, toBucket, toKey) {
      const copy = { ...(await find(bucket, key)), modified: new Date().toISOString() }
      await store.write(nameOf(toBucket, toKey), copy)
      const { httpStatusCode, eTag, lastModified } = describe(copy)
      return { httpStatusCode, eTag, lastModified }
    },
    // Only an image transformer calls it, and none is configured.
    privateAssetUrl: async (bucket, key) => `/storage/v1/object/authenticated/${nameOf(bucket, key)}`,
  }
}
