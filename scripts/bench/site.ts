import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'

/** Starts one of the project's own programs without output, as the leader of a process group. */
export function startProgram(
  program: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): ChildProcess {
  return spawn(process.execPath, ['--import', './supabase/local/typescript.mjs', program, ...args], {
    // A program that fails to start prints its error.
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    env: { ...process.env, ...env },
  })
}

/** Kills a program and everything it started. */
export async function killProgram(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  process.kill(-child.pid, 'SIGKILL')
  await ended
}

/** Waits until a URL answers 200. @throws after two minutes */
async function answered(url: string): Promise<void> {
  const until = performance.now() + 120_000
  while (performance.now() < until) {
    const answer = await fetch(url).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`${url} did not answer`)
}

/**
 * The seeded database that the site is both built from and served with: with any other, all content would be
 * newer.
 */
const folder = '.local/bench'

let opening: Promise<string> | undefined
let preview: ChildProcess | undefined

/**
 * The URL of the built site, served as by a static host, on a fresh seeded database. Built and started for
 * the first subject that needs it, and shared by the others.
 */
export function builtSite(): Promise<string> {
  opening ??= open()
  return opening
}

export async function closeBuiltSite(): Promise<void> {
  if (preview) await killProgram(preview)
}

async function open(): Promise<string> {
  if (process.env.BENCH_BUILD !== 'keep') {
    await rm(folder, { recursive: true, force: true })
    const env = { ...process.env, LOCAL_DIR: folder }
    const build = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', env })
    if (build.status !== 0) throw new Error('The build failed')
  }
  const { PORT = '4192', MAIL_PORT = '54390' } = process.env
  preview = startProgram('supabase/local/preview.ts', { LOCAL_DIR: folder, PORT, MAIL_PORT })
  await answered(`http://localhost:${PORT}`)
  return `http://localhost:${PORT}`
}
