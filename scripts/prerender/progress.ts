const PAUSE_MS = 2_000

/**
 * Prints the progress of long work on lines that stay readable in a log: one every two seconds, and none for
 * shorter work.
 * @returns a function to call after each of the `total` steps
 */
export function createProgress(label: string, total: number, log: (line: string) => void): () => void {
  const began = Date.now()
  let last = began
  let done = 0
  return () => {
    done += 1
    const now = Date.now()
    const finished = done === total && last > began
    if (!finished && now - last < PAUSE_MS) return
    last = now
    log(`${label}: ${done} of ${total}${finished ? ` in ${((now - began) / 1000).toFixed(0)} s` : ''}`)
  }
}
