import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { atMost, printTable } from './figures'
import { startProgram, killProgram } from './site'

const moments = 6

/** A hash of the paths and contents of all files in dist/. */
async function fingerprint(): Promise<string> {
  const files = await readdir('dist', { recursive: true, withFileTypes: true })
  const hash = createHash('sha256')
  const paths = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name))
  for (const file of paths.toSorted()) hash.update(`${file}\n`).update(await readFile(file))
  return hash.digest('hex')
}

/**
 * Kills builds with SIGKILL at six moments, and checks that dist/ is never half of a build. A killed local backend
 * and a killed sender are tested in supabase/local/start.test.ts and tests/functions/send-due-killed.nightly.ts.
 */
export async function run(): Promise<void> {
  const build = async (killAfter = Infinity) => {
    const program = startProgram('scripts/build.ts', { LOCAL_DATA: 'memory' }, ['--no-types'])
    const ended = new Promise<boolean>((resolve) => program.once('exit', (code) => resolve(code === 0)))
    if (killAfter < Infinity) {
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, killAfter))])
      await killProgram(program)
    }
    return ended
  }
  const began = performance.now()
  if (!(await build())) throw new Error('The build failed before anything was killed.')
  const whole = performance.now() - began
  let halves = 0
  for (let kill = 0; kill < moments; kill += 1) {
    const before = await fingerprint()
    const finished = await build((whole * (kill + 0.5)) / moments)
    if (!finished && (await fingerprint()) !== before) halves += 1
  }
  if (!(await build())) throw new Error('The build failed after one had been killed.')
  printTable('kill -9 of a build', ['moments', 'dist/ half built'], [[moments, atMost(halves, 0)]])
}
