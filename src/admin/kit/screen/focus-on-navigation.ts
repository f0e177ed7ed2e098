let shown: string | undefined
let passedOn: string | undefined

/**
 * Whether a screen at this address has just been arrived at from another: then its heading takes the focus, as a
 * newly loaded page would. Not for the first screen of a page load, nor when the same one is drawn again.
 */
export function arriveAt(pathname: string): boolean {
  const moved = shown !== undefined && shown !== pathname
  const passed = passedOn === pathname
  shown = pathname
  passedOn = undefined
  return moved || passed
}

/** A screen that goes while its heading has the focus, as when it was only loading, leaves it to the one that comes. */
export function passOn(pathname: string): void {
  passedOn = pathname
}

/** After the sign-in, which is no screen, any screen is an arrival. */
export function leaveScreen(): void {
  shown = ''
}
