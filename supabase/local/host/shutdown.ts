import { launchers, startOf } from './processes'

const FORCE_AFTER_MS = 8_000
const LAUNCHER_CHECK_MS = 1_000

/**
 * Ends the process cleanly on Ctrl-C, SIGTERM, a closed terminal, or when the process that started it is gone.
 * While it is still starting it ends at once: what a first start left half made is made anew by the next.
 * A second Ctrl-C does not wait.
 */
export function onShutdown(close: () => Promise<void> | undefined): void {
  let ending = false
  const end = () => {
    if (ending) process.exit(1)
    ending = true
    const closing = close()
    if (!closing) process.exit(0)
    setTimeout(() => process.exit(1), FORCE_AFTER_MS).unref()
    closing.then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  // npm, its shell or the script runner in between may be ended without passing it on.
  const watched = launchers()
  setInterval(() => {
    if (!ending && watched.some((pid) => startOf(pid) === undefined)) end()
  }, LAUNCHER_CHECK_MS).unref()
}
