import { spawnSync, type ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { answered, startProgram, stopProgram } from './programs'

let opening: Promise<string> | undefined
let preview: ChildProcess | undefined

/**
 * The seeded database that the site is both built from and served with: with any other, all content would be
 * newer.
 */
const folder = '.local/bench'

/**
 * The URL of the built site, served as by a static host, on a fresh seeded database. Built and started for
 * the first subject that needs it, and shared by the others.
 */
export function builtSite(): Promise<string> {
  opening ??= open()
  return opening
}

export async function closeBuiltSite(): Promise<void> {
  if (preview) await stopProgram(preview)
  preview = undefined
  opening = undefined
}

async function open(): Promise<string> {
  if (process.env.BENCH_BUILD !== 'keep') {
    await rm(folder, { recursive: true, force: true })
    const build = spawnSync('npm', ['run', '--silent', 'build'], {
      stdio: 'inherit',
      env: { ...process.env, LOCAL_DIR: folder },
    })
    if (build.status !== 0) throw new Error('The build failed')
  }
  const port = process.env.PORT ?? '4192'
  const address = `http://localhost:${port}`
  preview = startProgram('supabase/local/preview.ts', {
    LOCAL_DIR: folder,
    PORT: port,
    MAIL_PORT: process.env.MAIL_PORT ?? '54390',
  })
  await answered(address)
  return address
}
