import { spawn, type ChildProcess } from 'node:child_process'

/** Starts one of the project's own programs, quietly, as the head of a group of processes. */
export function startProgram(program: string, env: Record<string, string>): ChildProcess {
  return spawn('npx', ['--no-install', 'tsx', program], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...env },
  })
}

export async function stopProgram(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  if (child.pid) process.kill(-child.pid, 'SIGTERM')
  await ended
}

/** Waits until an address answers 200. @throws after two minutes */
export async function answered(url: string): Promise<void> {
  const until = performance.now() + 120_000
  while (performance.now() < until) {
    const ok = await fetch(url).then(
      (response) => response.ok && response.text().then(() => true),
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`${url} did not answer`)
}
