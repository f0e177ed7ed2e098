let shown: string | undefined
let handedOn: string | undefined

/**
 * Whether a screen at this address has just been arrived at from another: then its heading takes the focus, as a
 * newly loaded page would. Also when it takes the place of one at the same address whose heading had it. Not for the
 * first screen of a page load, nor when the same one is drawn again.
 */
export function arriveAt(pathname: string): boolean {
  const moved = shown !== undefined && shown !== pathname
  const handed = handedOn === pathname
  shown = pathname
  handedOn = undefined
  return moved || handed
}

/** The heading of a screen goes while it has the focus: what is drawn there next takes it over. */
export function handOn(pathname: string): void {
  handedOn = pathname
}

/** After the sign-in, which is no screen, any screen is an arrival. */
export function leaveScreen(): void {
  shown = ''
}
