import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readSettings } from './command'
import { lockFolder } from './host/data-folder'
import { runProgram } from './testing/child-program'
import { temporaryFolder } from './testing/temporary-folder'

vi.setConfig({ testTimeout: 60_000 })

/** The output of a failed start. */
async function reasonOf(env: Record<string, string>): Promise<string> {
  const program = runProgram('supabase/local/start-backend.ts', { PORT: '0', MAIL_PORT: '0', ...env })
  expect(await program.ended).toBe(1)
  return program.output().trim()
}

const noPort = (text: string) => `PORT=${text} is no port number: one is from 1 to 65535.`

it.each(['no', '-1', '65536', '5173.5'])('PORT=%s is refused as not a port', (text) => {
  vi.stubEnv('PORT', text)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(() => readSettings(5173)).toThrow(noPort(text))
})

it('a start on the folder of a running start ends with the reason and the command for another', async () => {
  const folder = temporaryFolder()
  onTestFinished(lockFolder(join(folder.path, 'db')))
  expect(await reasonOf({ LOCAL_DIR: folder.path })).toBe(
    `${folder.path}/db is in use by another start (process ${process.pid}; if that is another program, delete ${folder.path}/db.lock). Stop that one first, or run this one without keeping data: LOCAL_DATA=memory npm run backend`,
  )
})
