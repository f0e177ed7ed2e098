import { describe, expect, it } from 'vitest'
import { createFileBlobStore, createMemoryBlobStore } from './blob-store'
import { createStorageAdapter, UnsafePathError } from './storage-adapter'
import { temporaryFolder } from '../testing/temporary-folder'

const bytes = (text: string) => new TextEncoder().encode(text)

describe.each([
  ['in memory', () => createMemoryBlobStore()],
  ['in files', () => createFileBlobStore(temporaryFolder().path)],
])('objects kept %s', (_where, store) => {
  const textOf = async (adapter: ReturnType<typeof createStorageAdapter>, key: string) => {
    const { body } = await adapter.getObject('pictures', key, undefined)
    return new Response(body as BodyInit).text()
  }

  it('come back as they were put, with what HTTP says about them', async () => {
    const adapter = createStorageAdapter(store())
    const stream = new Response('first').body as ReadableStream
    await adapter.uploadObject('pictures', 'a/b c/ü.txt', undefined, stream, 'text/plain', 'max-age=60')
    expect(await textOf(adapter, 'a/b c/ü.txt')).toBe('first')
    expect(await adapter.headObject('pictures', 'a/b c/ü.txt', undefined)).toMatchObject({
      mimetype: 'text/plain',
      cacheControl: 'max-age=60',
      size: 5,
      eTag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    })
  })

  it('may be a name and the folder of another at once, and are replaced whole', async () => {
    const adapter = createStorageAdapter(store())
    await adapter.uploadObject('pictures', 'a', undefined, bytes('long before'), 'text/plain', '')
    await adapter.uploadObject('pictures', 'a/b', undefined, bytes('below'), 'text/plain', '')
    await adapter.uploadObject('pictures', 'a', undefined, bytes('now'), 'text/plain', '')
    expect([await textOf(adapter, 'a'), await textOf(adapter, 'a/b')]).toEqual(['now', 'below'])
  })

  it('are copied and deleted', async () => {
    const adapter = createStorageAdapter(store())
    await adapter.uploadObject('pictures', 'a', undefined, bytes('x'), 'text/plain', '')
    await adapter.copyObject('pictures', 'a', undefined, 'pictures', 'b', undefined)
    await adapter.copyObject('pictures', 'a', undefined, 'pictures', 'c', undefined)
    await adapter.deleteObject('pictures', 'a', undefined)
    await adapter.deleteObjects('pictures', ['c', 'never-there'])
    expect(await textOf(adapter, 'b')).toBe('x')
    await expect(textOf(adapter, 'a')).rejects.toThrow('Object not found')
    await expect(textOf(adapter, 'c')).rejects.toThrow('Object not found')
  })

  it.each(['../outside', 'a/../../outside', '/etc/hosts', 'a//b', 'a\\b', 'a/.', '', 'nul\0'])(
    'are never reached by the key %j',
    async (key) => {
      const adapter = createStorageAdapter(store())
      const put = adapter.uploadObject('pictures', key, undefined, bytes('x'), 'text/plain', '')
      await expect(put).rejects.toThrow(UnsafePathError)
      await expect(adapter.getObject('pictures', key, undefined)).rejects.toThrow(UnsafePathError)
      await expect(adapter.deleteObject('pictures', key, undefined)).rejects.toThrow(UnsafePathError)
    },
  )

  it.each(['..', '.', 'a/b', ''])('are never reached by the bucket %j', async (bucket) => {
    const adapter = createStorageAdapter(store())
    const put = adapter.uploadObject(bucket, 'a', undefined, bytes('x'), 'text/plain', '')
    await expect(put).rejects.toThrow(UnsafePathError)
  })
})
