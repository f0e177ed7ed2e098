import { spawn, type ChildProcess } from 'node:child_process'
import { connect } from 'node:net'

/** Starts one of the project's own programs without output, as the leader of a process group. */
export function startProgram(
  program: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): ChildProcess {
  return spawn('npx', ['--no-install', 'tsx', program, ...args], {
    // A program that fails to start prints its error.
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    env: { ...process.env, ...env },
  })
}

/** Ends a program and everything it started; `SIGKILL` cannot be refused. */
export async function stopProgram(
  child: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  if (child.pid) process.kill(-child.pid, signal)
  await ended
}

/** Waits until a URL answers 200. @throws after two minutes */
export async function answered(url: string, headers: Record<string, string> = {}): Promise<void> {
  const until = performance.now() + 120_000
  while (performance.now() < until) {
    const ok = await fetch(url, { headers }).then(
      (response) => response.ok && response.text().then(() => true),
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`${url} did not answer`)
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, 'localhost', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

/** Waits until a port is free, because an ended program may still be closing it. @throws after two minutes */
export async function portFree(port: number): Promise<void> {
  const until = performance.now() + 120_000
  while (await isOpen(port)) {
    if (performance.now() > until) throw new Error(`Port ${port} stays in use`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
