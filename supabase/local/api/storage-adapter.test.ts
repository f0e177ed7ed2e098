import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createStorageAdapter } from './storage-adapter'
import { temporaryFolder } from '../testing/temporary-folder'

const bytes = (text: string) => new TextEncoder().encode(text)

const newAdapter = () => createStorageAdapter(temporaryFolder().path)

describe('objects', () => {
  const textOf = async (adapter: ReturnType<typeof createStorageAdapter>, key: string) => {
    const { body } = await adapter.getObject('images', key, undefined)
    return new Response(body as BodyInit).text()
  }

  it('are read back unchanged, with their HTTP metadata', async () => {
    const adapter = newAdapter()
    const stream = new Response('first').body as ReadableStream
    await adapter.uploadObject('images', 'a/../b c/ü.txt', undefined, stream, 'text/plain', 'max-age=60')
    expect(await textOf(adapter, 'a/../b c/ü.txt')).toBe('first')
    expect(await adapter.headObject('images', 'a/../b c/ü.txt', undefined)).toMatchObject({
      mimetype: 'text/plain',
      cacheControl: 'max-age=60',
      size: 5,
      eTag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    })
  })

  it('may have a name that is also the folder of another, and are replaced as a whole', async () => {
    const adapter = newAdapter()
    await adapter.uploadObject('images', 'a', undefined, bytes('long before'), 'text/plain', '')
    await adapter.uploadObject('images', 'a/b', undefined, bytes('below'), 'text/plain', '')
    await adapter.uploadObject('images', 'a', undefined, bytes('now'), 'text/plain', '')
    expect([await textOf(adapter, 'a'), await textOf(adapter, 'a/b')]).toEqual(['now', 'below'])
  })

  it('are copied and deleted', async () => {
    const adapter = newAdapter()
    await adapter.uploadObject('images', 'a', undefined, bytes('x'), 'text/plain', '')
    await adapter.copyObject('images', 'a', undefined, 'images', 'b', undefined)
    await adapter.copyObject('images', 'a', undefined, 'images', 'c', undefined)
    await adapter.deleteObject('images', 'a', undefined)
    await adapter.deleteObjects('images', ['c', 'never-there'])
    expect(await textOf(adapter, 'b')).toBe('x')
    await expect(textOf(adapter, 'a')).rejects.toThrow('Object not found')
    await expect(textOf(adapter, 'c')).rejects.toThrow('Object not found')
  })
})

it('objects stay in their folder, whatever their key', async () => {
  const root = temporaryFolder()
  const adapter = createStorageAdapter(join(root.path, 'storage'))
  for (const key of ['../outside', 'a/../../outside', '/etc/hosts', 'a\\b', ''])
    await adapter.uploadObject('..', key, undefined, bytes('x'), 'text/plain', '')
  expect(readdirSync(root.path)).toEqual(['storage'])
  expect(readdirSync(join(root.path, 'storage'))).toHaveLength(5)
})
