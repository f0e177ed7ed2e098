import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

/** A page of each area (scripts/prerender/area-styles.ts), with the parts that only some of its pages have. */
const addresses = [
  '/',
  '/services',
  '/services/law-firm',
  '/services/restaurant',
  '/pricing',
  '/portfolio',
  '/portfolio/teluk-senja',
  '/portfolio/harun-lim',
  '/about',
  '/blog',
  '/blog/archive',
  '/blog/who-owns-your-domain-name',
  '/book-a-call',
  '/contact',
  '/privacy-policy',
]

/** How each element looks: where it stands, and what of its style is seen. */
const looksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, backgroundImage, visibility, fontFamily, fontSize, borderTopColor } =
        getComputedStyle(element)
      const place = [x, y, width, height].map(Math.round).join(' ')
      const seen = [color, backgroundColor, backgroundImage, visibility, fontFamily, fontSize, borderTopColor]
      return `${element.outerHTML.slice(0, 80)}: ${place}; ${seen.join('; ')}`
    }),
  )

for (const address of addresses) {
  test(`${address} has every rule it needs at once: the whole sheet, when it comes, changes nothing`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route('**/assets/*.js', (route) => route.abort())
    for (const width of [360, 1440]) {
      let release: () => void = () => undefined
      const looked = new Promise<void>((done) => (release = done))
      await page.route('**/assets/*.css', async (route) => {
        await looked
        await route.continue()
      })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      const first = await looksOf(page)
      expect(first.length).toBeGreaterThan(50)
      release()
      await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href))
      expect(await looksOf(page)).toEqual(first)
      await page.unroute('**/assets/*.css')
    }
  })
}
