import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { readFunctions } from './functions-gateway'

interface FunctionsRunnerOptions {
  /** The project's supabase folder. */
  supabaseDir: string
  /** The functions' environment (Deno.env): URLs, keys, email settings. */
  env: Record<string, string>
  /** Restart the functions when their source changes. */
  watch?: boolean
  log?: (line: string) => void
}

/** The edge functions, in one Deno process that is restarted whenever it exits. */
export interface FunctionsRunner {
  /** The URL of a function; undefined while it is starting, down or failed to start. */
  url(name: string): string | undefined
  /** Resolves once the functions have started or the first start has failed. */
  ready: Promise<void>
  close(): Promise<void>
}

const root = join(import.meta.dirname, '../../..')
const RESTART_PAUSE_MS = 500
const DEBOUNCE_MS = 150

function spawnDeno(supabaseDir: string, env: Record<string, string>): ChildProcess {
  const { runInstall } = createRequire(import.meta.url)('deno/install_api.cjs') as { runInstall(): string }
  // Offline: packages come from node_modules. Permissions as hosted: network, environment, files.
  const flags = ['--cached-only', '--no-remote', '--no-lock', '--no-prompt', '--no-config']
  const permissions = [
    '--node-modules-dir=manual',
    '--allow-net',
    '--allow-env',
    '--allow-read',
    '--allow-sys',
  ]
  const names = readFunctions(supabaseDir)
  const folder = pathToFileURL(join(supabaseDir, 'functions')).href
  return spawn(
    // The program itself, not npm's launcher, so that a signal reaches it.
    runInstall(),
    ['run', ...flags, ...permissions, join(import.meta.dirname, 'router.mjs'), folder, ...names],
    {
      cwd: root,
      // Its own process group: Ctrl-C in the terminal reaches only this program, which stops the functions
      // cleanly.
      detached: true,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        DENO_DIR: process.env.DENO_DIR ?? join(root, 'node_modules/.cache/deno'),
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
        ...env,
      },
    },
  )
}

/** Starts every function of `supabase/functions`. */
export function startFunctions({
  supabaseDir,
  env,
  watch: watching,
  log = console.log,
}: FunctionsRunnerOptions) {
  let child: ChildProcess
  let listening: { port: number; names: string[] } | undefined
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let setReady: () => void = () => undefined
  const ready = new Promise<void>((resolve) => (setReady = resolve))

  function start(): void {
    child = spawnDeno(supabaseDir, env)
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        const started = /^Listening (\{.*\})$/.exec(line)?.[1]
        if (!started) return log(`[functions] ${line}`)
        listening = JSON.parse(started) as typeof listening
        setReady()
      })
    }
    child.on('error', (error) => log(`[functions] ${error.message}`))
    child.on('close', () => {
      listening = undefined
      setReady()
      if (!closed) timer = setTimeout(start, RESTART_PAUSE_MS)
    })
  }

  start()
  let debounce: NodeJS.Timeout | undefined
  const watcher = watching
    ? watch(join(supabaseDir, 'functions'), { recursive: true }, () => {
        clearTimeout(debounce)
        debounce = setTimeout(() => child.kill(), DEBOUNCE_MS)
      })
    : undefined

  const runner: FunctionsRunner = {
    url: (name) => (listening?.names.includes(name) ? `http://127.0.0.1:${listening.port}` : undefined),
    ready,
    async close() {
      closed = true
      watcher?.close()
      clearTimeout(timer)
      clearTimeout(debounce)
      const isOver = child.exitCode !== null || child.signalCode !== null
      if (!isOver && child.kill()) await new Promise((resolve) => child.once('close', resolve))
    },
  }
  return runner
}
