/** Home is active on its own path only, every other link also on the pages below it. */
export function isActivePath(to: string, pathname: string): boolean {
  if (pathname === to) return true
  return to !== '/' && pathname.startsWith(`${to}/`)
}
