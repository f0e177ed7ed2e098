import { studioClockAsInPage } from '../support/booking-page'
import { openPage } from '../support/console-errors'
import {
  expectAccessible,
  expectEqualAccess,
  expectResponsiveAndAccessible,
  expectNoOverflow,
  expectSamePixels,
  openDetails,
} from '../support/visual-checks'
import { expect, test } from '../support/test'

/** One URL of each kind of public page and of each of its states, with every theme of the industry pages. */
const addresses = [
  '/',
  '/ms',
  '/no-such-page',
  '/services',
  '/services/law-firm',
  '/services/medical-professional',
  '/services/accounting-firm',
  '/services/hotel',
  '/services/restaurant',
  '/services/education',
  '/services/beauty-cosmetics',
  '/services/circus',
  '/pricing',
  '/portfolio',
  '/portfolio?status=concept&industry=law',
  '/portfolio/teluk-senja',
  '/portfolio/harun-lim',
  '/portfolio/mutiara',
  '/portfolio/no-such-project',
  '/about',
  '/blog',
  '/blog?q=no-such-word',
  '/blog/archive',
  '/blog/who-owns-your-domain-name',
  '/blog/authors/farah-idris',
  '/blog/no-such-article',
  '/book-a-call',
  '/contact',
  '/get-a-quote',
  '/privacy-policy',
  '/terms-of-service',
  '/newsletter/confirm',
  '/newsletter/confirm?token=1',
  '/unsubscribe',
  '/unsubscribe?token=1&email=aisyah%40example.test',
]

/** The kinds of page that differ most; `npm test` checks these and two admin screens. */
const representative = new Set(['/', '/book-a-call'])

for (const address of addresses) {
  const tag = representative.has(address) ? [] : ['@looks']
  test(
    `${address} fits every screen and has no axe violations in light and dark`,
    { tag },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openPage(page, address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await openDetails(page, 'main details')
      await expectResponsiveAndAccessible(page)
    },
  )
}

for (const address of addresses) {
  test(`Equal Access finds no failure on ${address}`, { tag: '@looks' }, async ({ page }) => {
    await openPage(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectEqualAccess(page)
  })
}

for (const address of addresses) {
  for (const width of [360, 768, 1440]) {
    test(
      `${address} at ${width} px looks as in the previous build, in light and dark`,
      { tag: '@pixels' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.clock.setFixedTime('2027-01-04T10:00:00+08:00')
        await studioClockAsInPage(page)
        await openPage(page, address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectSamePixels(page, `page${address.replaceAll(/\W+/g, '-')}-${width}`)
      },
    )
  }
}

test('Equal Access finds two forms with one name', { tag: '@looks' }, async ({ page }) => {
  await openPage(page, '/contact')
  await page.getByRole('main').evaluate((element) => {
    const form = '<form aria-label="Same"><label>A <input name="a"></label></form>'
    element.insertAdjacentHTML('beforeend', form + form)
  })
  await expect(expectEqualAccess(page)).rejects.toThrow(/aria_form_label_unique/)
})

test('the checks do find an image without alt text, low contrast and overflow @looks', async ({ page }) => {
  await openPage(page, '/unsubscribe')
  await page.getByRole('main').evaluate((main) => {
    main.insertAdjacentHTML(
      'beforeend',
      '<img src="/favicon.svg"><p style="color:#eee;background:#fff">Pale</p>',
    )
  })
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast[^]*image-alt/)
  await page.getByRole('main').evaluate((main) => (main.style.width = '150vw'))
  await expect(expectNoOverflow(page)).rejects.toThrow('at 1280 px')
})
