import { afterEach, expect, it, vi } from 'vitest'
import { importNow } from '@/lib/newer-build'

afterEach(() => vi.unstubAllGlobals())

const fails = () => Promise.reject(new Error('Failed to fetch dynamically imported module'))
const withNewerBuild = (isComing: boolean) =>
  vi.stubGlobal('window', { loadNewerBuild: () => Promise.resolve(isComing) })

it('a successful import does not check for a newer build', async () => {
  const loadNewerBuild = vi.fn()
  vi.stubGlobal('window', { loadNewerBuild })
  expect(await importNow(() => Promise.resolve('module'))).toBe('module')
  expect(loadNewerBuild).not.toHaveBeenCalled()
})

it('a failed import rejects if no newer build exists, or outside built pages', async () => {
  withNewerBuild(false)
  await expect(importNow(fails)).rejects.toThrow('Failed to fetch')
  vi.stubGlobal('window', {})
  await expect(importNow(fails)).rejects.toThrow('Failed to fetch')
})

it('a failed import stays pending while a newer build is loaded', async () => {
  withNewerBuild(true)
  const settled = vi.fn()
  importNow(fails).then(settled, settled)
  await new Promise((done) => setTimeout(done))
  expect(settled).not.toHaveBeenCalled()
})
