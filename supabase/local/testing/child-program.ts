import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const root = join(import.meta.dirname, '../../..')

interface ChildProgram {
  pid: number
  /** Everything printed so far, both streams. */
  output(): string
  /** Resolves when the output holds the text; rejects when the program ends without it. */
  printed(text: string): Promise<void>
  kill(signal: NodeJS.Signals): void
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
}

/** Runs a TypeScript program of the project in its own process, which ends with the test at the latest. */
export function runProgram(
  file: string,
  env: Record<string, string> = {},
  args: string[] = [],
): ChildProgram {
  return runCommand(process.execPath, ['--import', 'tsx', join(root, file), ...args], env)
}

/** Runs a command in the project's root. */
export function runCommand(command: string, args: string[], env: Record<string, string> = {}): ChildProgram {
  const child: ChildProcess = spawn(command, args, {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const waiting = new Set<() => void>()
  const check = () => waiting.forEach((look) => look())
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      check()
    })
  }
  let isOver = false
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('close', (code, signal) => {
      isOver = true
      check()
      resolve(code ?? signal ?? 0)
    })
  })
  onTestFinished(async () => {
    if (!isOver) child.kill('SIGKILL')
    await ended
  })

  return {
    pid: child.pid ?? 0,
    output: () => output,
    printed: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (output.includes(text)) resolve()
          else if (isOver) reject(new Error(`${command} ended without "${text}":\n${output}`))
          else return
          waiting.delete(look)
        }
        waiting.add(look)
        look()
      }),
    kill: (signal) => void child.kill(signal),
    ended,
  }
}

/** Waits until a condition holds; fails after `limit` milliseconds and names the condition. */
export async function eventually(
  what: string,
  holds: () => boolean | Promise<boolean>,
  limit = 60_000,
): Promise<void> {
  const until = Date.now() + limit
  while (!(await holds())) {
    if (Date.now() > until) throw new Error(`Waited in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Whether a process runs. One that was killed stays listed in state Z until its parent reaps it. */
export function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return /^[^Z]/.test(stdout)
}

/** Running child processes of a process. */
export function childrenOf(pid: number): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, state]) => Number(parent) === pid && !state?.startsWith('Z'))
    .map(([child]) => Number(child))
}
