/** Where the browser keeps what has not been stored. Apart, so that asking costs no other page anything. */
export const unsentKey = 'booking:unsent'

/** Whether a booking waits on this device to be sent, or to be told of. */
export function hasUnsent(): boolean {
  try {
    return localStorage.getItem(unsentKey) !== null
  } catch {
    return false
  }
}
