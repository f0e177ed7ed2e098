import { afterEach, expect, it, vi } from 'vitest'
import { importNow } from '@/lib/newer-build'

afterEach(() => vi.unstubAllGlobals())

const fails = () => Promise.reject(new Error('Failed to fetch dynamically imported module'))
const withNewerBuild = (isComing: boolean) =>
  vi.stubGlobal('window', { loadNewerBuild: () => Promise.resolve(isComing) })

it('what can be imported is imported, and no newer build is looked for', async () => {
  const loadNewerBuild = vi.fn()
  vi.stubGlobal('window', { loadNewerBuild })
  expect(await importNow(() => Promise.resolve('module'))).toBe('module')
  expect(loadNewerBuild).not.toHaveBeenCalled()
})

it('what cannot be imported fails where nothing newer is out, and where no built page asks', async () => {
  withNewerBuild(false)
  await expect(importNow(fails)).rejects.toThrow('Failed to fetch')
  vi.stubGlobal('window', {})
  await expect(importNow(fails)).rejects.toThrow('Failed to fetch')
})

it('while a newer build is on its way the import neither fails nor succeeds', async () => {
  withNewerBuild(true)
  const settled = vi.fn()
  importNow(fails).then(settled, settled)
  await new Promise((done) => setTimeout(done))
  expect(settled).not.toHaveBeenCalled()
})
