/**
 * Opens the chat in a new tab; call it in the click itself, before anything is waited for. Gives whether the browser
 * let it. (`noopener` would hide that: it always gives null. The new tab loses its way back by hand instead.)
 */
export function openChat(url: string): boolean {
  const tab = window.open(url, '_blank')
  if (!tab) return false
  try {
    tab.opener = null
  } catch {
    // Already another site's: the browser has cut the tie itself.
  }
  return true
}
