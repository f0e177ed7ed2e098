import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FolderInUseError, lockFolder, openDataFolder } from './data-folder'
import { runProgram } from '../testing/child-program'
import { temporaryFolder } from '../testing/temporary-folder'

it('a second start on the same folder is refused while the first one runs, and accepted after it ends', async () => {
  const folder = join(temporaryFolder().path, 'db')
  const first = runProgram('supabase/local/testing/hold-lock.ts', {}, [folder])
  await first.printed('held')
  expect(() => lockFolder(folder)).toThrow(new FolderInUseError(folder, first.pid).message)
  first.kill('SIGTERM')
  await first.ended
  lockFolder(folder)()
  expect(existsSync(`${folder}.lock`)).toBe(false)
})

it('the lock of a start that was killed is taken over', async () => {
  const folder = join(temporaryFolder().path, 'db')
  const first = runProgram('supabase/local/testing/hold-lock.ts', {}, [folder])
  await first.printed('held')
  first.kill('SIGKILL')
  await first.ended
  expect(existsSync(`${folder}.lock`)).toBe(true)
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUseError)
  release()
})

it('a lock that cannot be read is taken over', () => {
  const folder = join(temporaryFolder().path, 'db')
  writeFileSync(`${folder}.lock`, '')
  expect(lockFolder(folder)).not.toThrow()
})

it('a folder that never became ready is cleared; a ready one is kept', async () => {
  const root = temporaryFolder({ 'db/PG_VERSION': '17' })
  const folder = join(root.path, 'db')
  const first = await openDataFolder(folder)
  expect([first.ready, existsSync(join(folder, 'PG_VERSION'))]).toEqual([false, false])
  root.write('db/PG_VERSION', '17')
  await first.markReady()
  first.release()
  const second = await openDataFolder(folder)
  expect([second.ready, existsSync(join(folder, 'PG_VERSION'))]).toEqual([true, true])
  second.release()
})
