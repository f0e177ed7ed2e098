/** localStorage key: bookings without an answer, or refused and not yet handled. */
export const outboxKey = 'booking:outbox'
/** sessionStorage key: the booking whose confirmation the tab shows. */
export const confirmationKey = 'booking:confirmation'

/** Whether the outbox has entries. In a separate file, because every page checks it and few need the rest. */
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
