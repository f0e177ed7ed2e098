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
