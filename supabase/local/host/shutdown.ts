const FORCE_AFTER_MS = 8_000
const PARENT_CHECK_MS = 1_000

/**
 * Ends the process cleanly on Ctrl-C, SIGTERM, a closed terminal, or when the shell that npm started it in
 * has exited. An unfinished start ends at once: the next one deletes the unfinished database. A second Ctrl-C
 * exits immediately.
 */
export function onShutdown(close: () => Promise<void> | undefined): void {
  let ending = false
  const end = async () => {
    if (ending) process.exit(1)
    ending = true
    setTimeout(() => process.exit(1), FORCE_AFTER_MS).unref()
    try {
      await close()
      process.exit(0)
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())
  const parent = process.ppid
  setInterval(() => {
    if (!ending && process.ppid !== parent) void end()
  }, PARENT_CHECK_MS).unref()
}
