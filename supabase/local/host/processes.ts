import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Fields of /proc/<pid>/stat from the third (state) on; undefined where there is no such file. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/** The kernel's start time of a process where it can be read, '' elsewhere, undefined when it does not run. */
export function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined
  }
  const fields = statOf(pid)
  return fields?.[0] === 'Z' ? undefined : (fields?.[19] ?? '')
}

interface Ancestor {
  pid: number
  parent: number
  command: string
}

function describe(pid: number): Ancestor | undefined {
  try {
    if (process.platform === 'linux') {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      return { pid, parent: Number(statOf(pid)?.[1]), command }
    }
    const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    return { pid, parent: Number.parseInt(line, 10), command: line.replace(/^\d+\s+/, '') }
  } catch {
    return undefined
  }
}

/**
 * The processes between this one and whoever typed the command: the script runner, a shell, npm. Without npm, the
 * script runner alone.
 */
export function launchers(): number[] {
  const chain: Ancestor[] = []
  for (let pid = process.ppid; pid > 1 && chain.length < 4;) {
    const ancestor = describe(pid)
    if (!ancestor) break
    chain.push(ancestor)
    if (/^npm( |$)|npm-cli|\/npm /.test(ancestor.command)) return chain.map((one) => one.pid)
    pid = ancestor.parent
  }
  return chain.filter(({ command }, index) => index === 0 && /\btsx\b/.test(command)).map((one) => one.pid)
}
