/** In localStorage: bookings without an answer, or refused and not yet acted on. */
export const outboxKey = 'booking:outbox'
/** In sessionStorage: the booking whose confirmation the tab shows. */
export const confirmationKey = 'booking:confirmation'

/** Whether there is an outbox. In a file of its own: every page checks it, few need the rest. */
export function hasOutbox(): boolean {
  try {
    return localStorage.getItem(outboxKey) !== null
  } catch {
    return false
  }
}

export function clearConfirmation(): void {
  try {
    sessionStorage.removeItem(confirmationKey)
  } catch {
    // Storage is forbidden: nothing was saved.
  }
}
