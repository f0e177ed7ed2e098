import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/find-binaries.mjs'
import { siteReady } from '../support/console-errors'
import { expect, test } from '../support/test'

const addresses = [
  '/',
  '/services',
  '/services/law-firm',
  '/pricing',
  '/portfolio',
  '/portfolio/teluk-senja',
  '/about',
  '/blog',
  '/blog/archive',
  '/blog/authors/teoh-wan-qi',
  '/blog/who-owns-your-domain-name',
  '/book-a-call',
  '/contact',
  '/get-a-quote',
  '/privacy-policy',
  '/terms-of-service',
  '/unsubscribe',
]

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
    for (const address of addresses) {
      await page.goto(address)
      await siteReady(page)
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
