import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createStorageAdapter } from './storage-adapter'
import { temporaryFolder } from '../testing/temporary-folder'

it('objects are read back unchanged and stay in their folder, whatever their key', async () => {
  const root = temporaryFolder()
  const adapter = createStorageAdapter(join(root.path, 'storage'))
  const keys = ['../outside', 'a/../../outside', '/etc/hosts', 'a\\b', 'ü c/d', '']
  for (const key of keys)
    await adapter.uploadObject('..', key, undefined, Buffer.from(`bytes\nof ${key}`), 'text/plain', '')
  for (const key of keys) {
    const { body } = await adapter.getObject('..', key, undefined)
    expect(String(body)).toBe(`bytes\nof ${key}`)
  }
  expect(readdirSync(root.path)).toEqual(['storage'])
  expect(readdirSync(join(root.path, 'storage'))).toHaveLength(keys.length)
})
