import { createHash } from 'node:crypto'
import type { App } from '@supabase/lite'
import type { BlobStore, StoredBlob } from './blob-store'

type StorageAdapter = NonNullable<App['_storageAdapter']>

/** A bucket or key that could lead out of the storage folder. */
export class UnsafePathError extends Error {
  constructor(path: string) {
    super(`Invalid path: ${JSON.stringify(path)}`)
    this.name = 'UnsafePathError'
  }
}

function assertSafe(bucket: string, key: string): void {
  const segments = key.split('/')
  const unsafeKey = key === '' || segments.some((part) => part === '' || part === '.' || part === '..')
  // eslint-disable-next-line no-control-regex
  if (unsafeKey || /[\\\u0000-\u001f]/.test(key)) throw new UnsafePathError(key)
  if (!/^[\w.\- ]+$/.test(bucket) || /^\.+$/.test(bucket)) throw new UnsafePathError(bucket)
}

const eTagOf = (bytes: Uint8Array) => `"${createHash('md5').update(bytes).digest('hex')}"`

function describe(blob: StoredBlob) {
  return {
    cacheControl: blob.cacheControl,
    contentLength: blob.bytes.byteLength,
    size: blob.bytes.byteLength,
    mimetype: blob.contentType,
    lastModified: new Date(blob.modified),
    eTag: eTagOf(blob.bytes),
    httpStatusCode: 200,
  }
}

/** Where the embedded storage API keeps its objects' bytes; who may reach them is decided before, by RLS. */
export function createStorageAdapter(store: BlobStore): StorageAdapter {
  const find = async (bucket: string, key: string) => {
    assertSafe(bucket, key)
    const blob = await store.read(bucket, key)
    if (!blob) throw new Error(`Object not found: ${bucket}/${key}`)
    return blob
  }
  const remove = async (bucket: string, key: string) => {
    assertSafe(bucket, key)
    await store.remove(bucket, key)
  }

  return {
    driver: store,
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      assertSafe(bucket, key)
      const bytes = new Uint8Array(await new Response(body as BodyInit).arrayBuffer())
      const blob = { bytes, contentType, cacheControl, modified: new Date().toISOString() }
      await store.write(bucket, key, blob)
      return describe(blob)
    },
    async getObject(bucket, key) {
      const blob = await find(bucket, key)
      return { metadata: describe(blob), httpStatusCode: 200, body: Buffer.from(blob.bytes) }
    },
    headObject: async (bucket, key) => describe(await find(bucket, key)),
    deleteObject: remove,
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => remove(bucket, key)))
    },
    async copyObject(bucket, key, _version, toBucket, toKey) {
      const blob = await find(bucket, key)
      assertSafe(toBucket, toKey)
      const copy = { ...blob, modified: new Date().toISOString() }
      await store.write(toBucket, toKey, copy)
      const { httpStatusCode, eTag, lastModified } = describe(copy)
      return { httpStatusCode, eTag, lastModified }
    },
    // Asked for only by a picture transformer that fetches for itself; none is set.
    privateAssetUrl: async (bucket, key) => {
      assertSafe(bucket, key)
      return `/storage/v1/object/authenticated/${bucket}/${key}`
    },
  }
}
