/** Where the browser keeps bookings that have no answer yet, or whose refusal nobody has acted on. */
export const outboxKey = 'booking:outbox'
/** Where a tab keeps the booking whose confirmation it shows. */
export const confirmationKey = 'booking:confirmation'

/** Whether there is anything in the outbox. Apart from it, so that asking costs a page nothing. */
export function hasOutbox(): boolean {
  try {
    return localStorage.getItem(outboxKey) !== null
  } catch {
    return false
  }
}

/** The visitor has gone on: the confirmation is not shown again. */
export function clearConfirmation(): void {
  try {
    sessionStorage.removeItem(confirmationKey)
  } catch {
    // Storage is forbidden: then nothing was kept.
  }
}
