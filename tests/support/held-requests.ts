import type { Page } from '@playwright/test'

/** Holds the requests to a URL until `release()`, and counts them. */
export async function holdRequests(page: Page, url: string) {
  const held = { count: 0, release: () => {} }
  const released = new Promise<void>((resolve) => (held.release = resolve))
  await page.route(url, async (route) => {
    held.count += 1
    await released
    await route.continue()
  })
  return held
}

/** Holds the site's scripts: until `release()` a page is only HTML and CSS. */
export const holdScripts = (page: Page) => holdRequests(page, '**/assets/**.js')
