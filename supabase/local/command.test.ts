import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { explainStartError } from './command'
import { runProgram } from './testing/child-program'
import { temporaryFolder } from './testing/temporary-folder'

vi.setConfig({ testTimeout: 60_000 })

/** What a start that fails prints. */
async function reasonOf(env: Record<string, string>): Promise<string> {
  const program = runProgram('supabase/local/start-backend.ts', { PORT: '0', MAIL_PORT: '0', ...env })
  expect(await program.ended).toBe(1)
  return program.output().trim()
}

it.each(['no', '-1', '65536', '5173.5', '1e3', ' '])('PORT=%s is said to be no port', async (PORT) => {
  expect(await reasonOf({ PORT, LOCAL_DATA: 'memory' })).toBe(
    `PORT=${PORT} is no port number: one is from 1 to 65535.`,
  )
})

it('a file where the data folder has to be is said in one sentence', async () => {
  const folder = temporaryFolder({ kept: 'a file' })
  expect(await reasonOf({ LOCAL_DIR: join(folder.path, 'kept') })).toBe(
    `${join(folder.path, 'kept')}/mail cannot be written: a file stands where a folder has to be. (LOCAL_DIR names another place.)`,
  )
})

it.skipIf(process.getuid?.() === 0)(
  'a folder that this user may not write is said in one sentence',
  async () => {
    const folder = temporaryFolder()
    chmodSync(folder.path, 0o500)
    expect(await reasonOf({ LOCAL_DIR: join(folder.path, 'kept') })).toMatch(
      /cannot be written: this user may not\. \(LOCAL_DIR names another place\.\)$/,
    )
  },
)

it.each([
  ['ENOSPC', 'the disk is full.'],
  ['EACCES', 'this user may not.'],
  ['EROFS', 'it is on a disk that can only be read.'],
])('%s, while it writes, is said in one sentence', (code, reason) => {
  const error = Object.assign(new Error(`${code}: something`), { code, path: '.local/db' })
  expect(explainStartError(error, 1, 'npm start')).toBe(
    `.local/db cannot be written: ${reason} (LOCAL_DIR names another place.)`,
  )
})
