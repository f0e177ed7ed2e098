import { watch } from 'node:fs'
import { join } from 'node:path'
import { createProgress } from '../host/progress'
import { type EdgeProcess, startEdgeProcess } from './edge-process'
import { readFunctions } from './functions-gateway'

export interface FunctionsRunnerOptions {
  /** The project's supabase folder. */
  supabaseDir: string
  /** What the functions read with Deno.env: addresses, keys, mail settings. */
  env: Record<string, string>
  /** Start a function again when its source changes. */
  watch?: boolean
  log?: (line: string) => void
}

/** The edge functions, each in a Deno of its own, as hosted isolates them. */
export interface FunctionsRunner {
  /** Where a function listens; nothing while it is down or starting. */
  url(name: string): string | undefined
  /** Resolves once every function has come up, or failed to for the first time. */
  ready: Promise<void>
  close(): Promise<void>
}

const DEBOUNCE_MS = 150

/** Calls `changed` with the names of folders under `folder` in which files changed, some moments after the last. */
function watchFolders(folder: string, changed: (names: Set<string>) => void): () => void {
  let timer: NodeJS.Timeout | undefined
  let names = new Set<string>()
  const watcher = watch(folder, { recursive: true }, (_event, file) => {
    names.add(String(file).split(/[\\/]/)[0] ?? '')
    clearTimeout(timer)
    timer = setTimeout(() => {
      const batch = names
      names = new Set()
      changed(batch)
    }, DEBOUNCE_MS)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}

/** Starts every function of `supabase/functions`. */
export function startFunctions({
  supabaseDir,
  env,
  watch: watching,
  log = console.log,
}: FunctionsRunnerOptions) {
  const processes = new Map<string, EdgeProcess>(
    readFunctions(supabaseDir).map(({ name }) => [name, startEdgeProcess({ supabaseDir, name, env, log })]),
  )
  const step = createProgress('Edge functions', processes.size, log)
  const firstStarts = [...processes.values()].map((one) => one.firstStart.then(step))
  const stopWatching = watching
    ? watchFolders(join(supabaseDir, 'functions'), (names) => {
        const shared = [...names].some((name) => name.startsWith('_'))
        for (const [name, process] of processes) if (shared || names.has(name)) process.restart()
      })
    : undefined

  const runner: FunctionsRunner = {
    url: (name) => processes.get(name)?.url(),
    ready: Promise.all(firstStarts).then(() => undefined),
    async close() {
      stopWatching?.()
      await Promise.all([...processes.values()].map((one) => one.stop()))
    },
  }
  return runner
}
