import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/find-binaries.mjs'
import { openPage } from '../support/console-errors'
import { publicAddresses } from '../support/public-addresses'
import { expect, test } from '../support/test'

test('Back from another site restores each page from the back/forward cache @nightly', async ({
  baseURL,
  launchOptions,
}) => {
  // The headless shell of other tests has no back/forward cache, and Playwright disables it.
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: findChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage({ baseURL })
    for (const address of [
      ...publicAddresses,
      '/blog/authors/teoh-wan-qi',
      '/terms-of-service',
      '/unsubscribe',
    ]) {
      await openPage(page, address)
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.back = String(persisted)
        })
      })
      await page.goto('/demo/terus/')
      // Not page.goBack: Playwright would wait for a load event, which a restored page does not have.
      await page.evaluate(() => history.back())
      await expect(page.locator('html[data-back=true]'), address).toBeAttached()
    }
  } finally {
    await browser.close()
  }
})
