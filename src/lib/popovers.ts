/**
 * Adds popovers to a browser without them, such as Safari 16; others fetch nothing. Never fails: without popovers
 * the app still starts.
 */
export async function addPopovers(): Promise<void> {
  if ('popover' in HTMLElement.prototype) return
  try {
    const { apply } = await import('@oddbird/popover-polyfill/fn')
    // Its styles belong below those of the components.
    apply({ layerName: 'base' })
  } catch {
    // Then the menus of the admin are always open, and the share links are only on the article's page.
  }
}
