import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/console-errors'
import { expectNoOverflow, expectNoBrokenWords, openDetails } from '../support/visual-checks'
import { expect, test } from '../support/test'

const heading = (main: Locator, level: number) => main.getByRole('heading', { level }).first()
const card = (main: Locator) => main.getByRole('article').first()
const name = (main: Locator) => main.getByLabel('Your name')

/** An industry page begins with the price of a website. */
const prices = (main: Locator) => main.getByText('for an informational site').first()

/** The main content of each kind of page. */
const contents: Record<string, (main: Locator, page: Page) => Locator> = {
  '/': (main) => heading(main, 1),
  '/ms': (main) => heading(main, 1),
  '/portfolio/teluk-senja': (main) => heading(main, 1),
  '/portfolio/harun-lim': (main) => heading(main, 1),
  '/portfolio': card,
  '/pricing': card,
  '/services': (main) => heading(main, 3),
  '/services/law-firm': prices,
  '/services/medical-professional': prices,
  '/about': (main) => heading(main, 2),
  '/blog': card,
  '/blog/who-owns-your-domain-name': (main) =>
    heading(main, 2).locator('xpath=following::p[normalize-space()][1]'),
  '/book-a-call': (main) => main.locator('label:has([name="slot"])').first(),
  '/contact': name,
  '/get-a-quote': name,
}

/** The kinds of page that differ most; the others are checked nightly. */
const representative = new Set(['/services/law-firm', '/book-a-call'])

for (const [address, content] of Object.entries(contents)) {
  const tag = representative.has(address) ? [] : ['@nightly']
  test(
    `${address} shows its main content on the first screen of a phone; with text of 200 % it does not overflow and no word is cut`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const main = page.getByRole('main')
      await openPage(page, address)
      await expect(heading(main, 1), address).toBeInViewport({ ratio: 1 })
      const first = content(main, page)
      await expect(first, address).toBeVisible()
      expect.soft((await first.boundingBox())?.y, address).toBeLessThan(780)
      if (address === '/services')
        await expect(main.locator('#industries').getByRole('listitem').first()).toContainText(/Answers: .+\?/)
      // The pages of the industries are alike: one of them is enlarged.
      if (address === '/services/medical-professional') return
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      await openDetails(page, 'main details')
      await expectNoOverflow(page, address)
      await expectNoBrokenWords(page, address)
    },
  )
}
