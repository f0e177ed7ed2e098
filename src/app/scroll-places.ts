/** Where storage is forbidden, or full, places are remembered as long as the page is open. */
const here = new Map<string, string>()
const storageKey = (key: string) => `scroll:${key}`

/** Remembers how far down, in px, the place `key` of the tab's history was left. */
export function keepPlace(key: string, top: number): void {
  const text = String(Math.round(top))
  try {
    sessionStorage.setItem(storageKey(key), text)
  } catch {
    here.set(key, text)
  }
}

/** How far down it was left, in px; null where nobody has scrolled there. */
export function placeOf(key: string): number | null {
  const kept = here.get(key) ?? read(key)
  return kept === null ? null : Number(kept)
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(storageKey(key))
  } catch {
    return null
  }
}
