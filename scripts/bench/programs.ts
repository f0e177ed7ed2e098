import { spawn, type ChildProcess } from 'node:child_process'
import { connect } from 'node:net'

/** Starts one of the project's own programs, quietly, as the head of a group of processes. */
export function startProgram(
  program: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): ChildProcess {
  return spawn('npx', ['--no-install', 'tsx', program, ...args], {
    // A program that can't start says why.
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    env: { ...process.env, ...env },
  })
}

/** Ends it, and tells what it started to end; `SIGKILL` asks nobody. */
export async function stopProgram(
  child: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  if (child.pid) process.kill(-child.pid, signal)
  await ended
}

/** Waits until an address answers 200. @throws after two minutes */
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

/** Waits until nobody listens on a port: what was told to end may be closing still. @throws after two minutes */
export async function portFree(port: number): Promise<void> {
  const until = performance.now() + 120_000
  while (await isOpen(port)) {
    if (performance.now() > until) throw new Error(`Port ${port} stays in use`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
