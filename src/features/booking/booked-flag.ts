/** Where a tab keeps the booking whose success screen it shows. Apart, so that forgetting costs no other page anything. */
export const bookedKey = 'booking:booked'

/** The visitor has gone on: the success screen is not shown again. */
export function forgetBooked(): void {
  try {
    sessionStorage.removeItem(bookedKey)
  } catch {
    // Storage is forbidden: then nothing was kept.
  }
}

/**
 * Whether this page was loaded again, or come back to, rather than gone to: by a link or a typed address one arrives
 * anew. A browser that does not say counts as a reload, so that nobody loses sight of what was booked.
 */
export function cameBack(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!load) return true
  return load.type !== 'navigate' && new URL(load.name).pathname === location.pathname
}
