/** Runs once the browser has nothing else to do, in a few seconds at the latest. Gives what takes it back. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!self.requestIdleCallback) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 5000 })
  return () => cancelIdleCallback(handle)
}
