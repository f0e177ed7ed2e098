import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '../../..')

export interface EdgeProcessOptions {
  supabaseDir: string
  name: string
  env: Record<string, string>
  log: (line: string) => void
}

/** One edge function's Deno, started again when it ends by itself. */
export interface EdgeProcess {
  url(): string | undefined
  /** Resolves when it first listens, or first fails. */
  firstStart: Promise<void>
  restart(): void
  stop(): Promise<void>
}

const SHORTEST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
/** A function that ran this long before it ended is not counted as failing at once. */
const STEADY_MS = 5_000
const GRACE_MS = 1_000
/** Nobody waits longer for a function that never listens. */
const START_LIMIT_MS = 10_000

/** The Deno binary itself: its npm launcher would stay between us and the process we must end. */
function denoBinary(): string {
  const install = createRequire(import.meta.url)('deno/install_api.cjs') as { runInstall(): string }
  return install.runInstall()
}

function spawnDeno({ supabaseDir, name, env }: EdgeProcessOptions): ChildProcess {
  const folder = join(supabaseDir, 'functions', name)
  const config = join(folder, 'deno.json')
  // Offline: packages come from node_modules, nothing is fetched. Permissions as hosted: network, environment, files.
  const flags = ['--cached-only', '--no-remote', '--no-lock', '--no-prompt', '--node-modules-dir=manual']
  const permissions = ['--allow-net', '--allow-env', '--allow-read', '--allow-sys']
  const configFlags = existsSync(config) ? ['--config', config] : ['--no-config']
  const entry = pathToFileURL(join(folder, 'index.ts')).href
  return spawn(
    denoBinary(),
    ['run', ...flags, ...permissions, ...configFlags, join(here, 'edge-host.mjs'), entry],
    {
      cwd: root,
      stdio: ['pipe', 'pipe', 'pipe'],
      // Its own group: a Ctrl-C in the terminal reaches us alone, and we end it in order.
      detached: true,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        DENO_DIR: process.env.DENO_DIR ?? join(root, 'node_modules/.cache/deno'),
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
        ...env,
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      },
    },
  )
}

/** Starts a function and keeps it up, with growing pauses while it fails. */
export function startEdgeProcess(options: EdgeProcessOptions): EdgeProcess {
  const { name, log } = options
  let child: ChildProcess | undefined
  let address: string | undefined
  let stopped = false
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let resolveFirstStart: (() => void) | undefined
  const firstStart = new Promise<void>((resolve) => {
    resolveFirstStart = resolve
    setTimeout(resolve, START_LIMIT_MS).unref()
  })

  function start(): void {
    const started = Date.now()
    const current = spawnDeno(options)
    child = current
    for (const stream of [current.stdout, current.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        const listening = /Listening on (http:\/\/\S+)/.exec(line)?.[1]
        if (listening) {
          // One that was ended while it came up says so all the same.
          if (child !== current) return
          address = listening
          resolveFirstStart?.()
        } else log(`[${name}] ${line}`)
      })
    }
    current.stdin?.on('error', () => undefined)
    current.on('error', (error) => log(`[${name}] ${error.message}`))
    current.on('close', () => {
      if (child !== current) return
      child = undefined
      address = undefined
      resolveFirstStart?.()
      if (stopped) return
      failures = Date.now() - started > STEADY_MS ? 0 : failures + 1
      const pause = Math.min(SHORTEST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)
      log(`[${name}] ended; starting it again in ${pause / 1000} s`)
      timer = setTimeout(start, pause)
    })
  }

  async function end(): Promise<void> {
    const current = child
    child = undefined
    address = undefined
    clearTimeout(timer)
    if (!current || current.exitCode !== null || current.signalCode !== null) return
    const closed = new Promise((resolve) => current.once('close', resolve))
    const force = setTimeout(() => current.kill('SIGKILL'), GRACE_MS)
    current.stdin?.end()
    current.kill('SIGTERM')
    await closed
    clearTimeout(force)
  }

  start()
  return {
    url: () => address,
    firstStart,
    restart() {
      failures = 0
      void end().then(() => {
        if (!stopped && !child) start()
      })
    },
    async stop() {
      stopped = true
      await end()
    },
  }
}
