import type { Locator, Page } from '@playwright/test'
import { collectFaults, siteReady } from '../support/faults'
import { freshAddress } from '../support/stored-rows'
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
  '/blog/who-owns-your-domain-name',
  '/book-a-call',
  '/contact',
  '/get-a-quote',
  '/privacy-policy',
]

const ready = (page: Page) => page.locator('html[data-ready]')
const notReady = (page: Page) => page.locator('html:not([data-ready])')
const main = (page: Page) => page.getByRole('main')

/** The names of the scripts that the page asks for. */
function collectScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}

/** Other tests publish meanwhile: nothing is newer than the page. */
const asBuilt = (page: Page) => page.route('**/rpc/content_versions*', (route) => route.abort())
const ownFaults = (faults: string[]) => faults.filter((fault) => !fault.includes('Failed to load resource'))

for (const address of addresses)
  test(`${address} is HTML and CSS until the visitor's first sign, and hydrates without an error`, async ({
    page,
  }) => {
    const faults = collectFaults(page)
    const scripts = collectScripts(page)
    await asBuilt(page)
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
    const built = await page.locator('h1').elementHandle()
    await page.mouse.move(100, 100)
    await expect(ready(page)).toBeAttached()
    await page.waitForLoadState('networkidle')
    expect(await built?.evaluate((heading) => heading.isConnected)).toBe(true)
    await expect(page.locator('title')).toHaveCount(1)
    expect(ownFaults(faults)).toEqual([])
  })

for (const [sign, act] of [
  ['a scroll', (page) => page.mouse.wheel(0, 300)],
  ['a key', (page) => page.keyboard.press('Shift')],
  ['a finger', (page) => page.touchscreen.tap(180, 400)],
  ['the focus', (page) => page.getByRole('contentinfo').getByLabel('Your email').focus()],
] as Array<[string, (page: Page) => Promise<void>]>)
  test(`${sign} starts the page`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, hasTouch: true, viewport: { width: 360, height: 740 } })
    await page.goto('/privacy-policy')
    await expect(notReady(page)).toBeAttached()
    await act(page)
    await expect(ready(page)).toBeAttached()
    await page.close()
  })

test('without a sign a page starts 4 s after it has loaded', async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const scripts = collectScripts(page)
  await page.goto('/pricing')
  await page.clock.runFor(3900)
  expect(scripts).toEqual([])
  await page.clock.runFor(200)
  await expect.poll(() => scripts.length).toBeGreaterThan(3)
  await page.clock.resume()
  await expect(ready(page)).toBeAttached()
})

test('a page that was not built, and a list that the address filters, start at once', async ({ page }) => {
  for (const address of ['/unsubscribe/unknown', '/admin', '/portfolio?status=live', '/blog?q=domain']) {
    const scripts = collectScripts(page)
    await page.goto(address)
    await expect.poll(() => scripts.length, address).toBeGreaterThan(3)
    await expect(ready(page)).toBeAttached()
  }
})

test.describe('with scripts that take 3 s', () => {
  test.beforeEach(async ({ page }) => {
    await asBuilt(page)
    await page.route('**/assets/**.js', async (route) => {
      await new Promise((done) => setTimeout(done, 3000))
      await route.continue()
    })
  })

  interface FirstPress {
    address: string
    name: string
    button: (page: Page) => Locator
    answer: (page: Page) => Promise<void>
  }
  const cards = (page: Page) => page.locator('#portfolio-gallery article')
  const presses: FirstPress[] = [
    {
      address: '/',
      name: 'a tab of the showcase',
      button: (page) => page.getByRole('tab', { name: 'Design System' }),
      answer: (page) => expect(page.getByRole('tab', { selected: true })).toHaveText('Design System'),
    },
    {
      address: '/services',
      name: 'the whole directory',
      button: (page) => main(page).getByRole('button', { name: /^(Show|View) / }),
      answer: (page) => expect(main(page).locator('button[aria-expanded=true]')).toBeVisible(),
    },
    {
      address: '/portfolio',
      name: 'the other projects',
      button: (page) => page.getByRole('button', { name: /^Show \d+ More/ }),
      answer: (page) => expect.poll(() => cards(page).count()).toBeGreaterThan(6),
    },
    {
      address: '/portfolio',
      name: 'the filters',
      button: (page) => page.locator('#portfolio-gallery').getByText('Show Filters'),
      answer: (page) => expect(page.locator('#portfolio-gallery').getByText('Hide Filters')).toBeVisible(),
    },
    {
      address: '/blog',
      name: 'the share links of an article',
      button: (page) =>
        page
          .locator('#articles')
          .getByRole('button', { name: /^Share/ })
          .first(),
      answer: (page) => expect(page.locator('.share-popover:popover-open')).toContainText('Copy link'),
    },
    {
      address: '/about',
      name: 'Work With Us',
      button: (page) => main(page).getByText('Work With Us').last(),
      answer: (page) => expect(page).toHaveURL(/\/contact/),
    },
    {
      address: '/pricing',
      name: 'a question',
      button: (page) => main(page).locator('summary').nth(1),
      answer: (page) => expect(main(page).locator('details').nth(1)).toHaveAttribute('open'),
    },
  ]
  for (const { address, name, button, answer } of presses)
    test(`the first press on ${name} of ${address} is not lost`, async ({ page }) => {
      const faults = collectFaults(page)
      await page.goto(address)
      await button(page).click()
      await answer(page)
      await expect(ready(page)).toBeAttached()
      await answer(page)
      expect(ownFaults(faults)).toEqual([])
    })

  test('the menu of a phone opens before any script', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/blog')
    await page.getByRole('banner').getByLabel('Toggle menu').click()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await expect(notReady(page)).toBeAttached()
    await expect(ready(page)).toBeAttached()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  })

  for (const address of ['/contact', '/get-a-quote', '/book-a-call'])
    test(`the form of ${address} that is sent early keeps what was typed, and is sent once it can be`, async ({
      page,
    }) => {
      await page.goto(address)
      const form = main(page)
        .locator('form')
        .filter({ has: page.getByLabel('Your name') })
      await page.getByLabel('Your name').fill('Mei Ling')
      await form.locator('[type=submit]').click()
      await expect(notReady(page)).toBeAttached()
      // It was sent: the form says what is missing.
      await expect(form.getByRole('alert').first()).toBeVisible()
      await expect(page.getByLabel('Your name')).toHaveValue('Mei Ling')
    })

  test('a subscription that is sent early is stored', async ({ page }) => {
    await page.goto('/privacy-policy')
    const email = page.getByRole('contentinfo').getByLabel('Your email')
    await email.fill(freshAddress('early'))
    await email.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Thank you for subscribing.' })).toBeVisible()
  })

  test('a search that is typed and sent early leads to what was searched', async ({ page }) => {
    await page.goto('/services')
    await page.getByRole('combobox').fill('Law')
    await page.getByRole('combobox').press('Enter')
    await expect(page).toHaveURL(/\/services\/law-firm$/)
  })

  test('a search that is typed early filters the list', async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('combobox').fill('domain')
    await expect(page).toHaveURL(/\/blog\?q=domain$/)
    await expect(page.getByRole('combobox')).toHaveValue('domain')
  })

  test('a filter panel that was opened early closes on a phone once something is chosen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/portfolio')
    const gallery = page.locator('#portfolio-gallery')
    await gallery.getByText('Show Filters').click()
    await expect(ready(page)).toBeAttached()
    await gallery.getByRole('link', { name: /^Live Projects/ }).click()
    await expect(gallery.getByText('Show Filters')).toBeVisible()
  })
})

test('what was typed into a form is in it again when its page is loaded again', async ({ page }) => {
  await page.goto('/get-a-quote')
  await siteReady(page)
  await page.getByLabel('Your name').fill('Mei Ling')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('quote:typed'))).toContain('Mei Ling')
  await page.reload()
  await page.mouse.move(100, 100)
  await expect(page.getByLabel('Your name')).toHaveValue('Mei Ling')
})

test('where the scripts cannot be fetched a page reads on, a form that is sent says so, and the next sign tries again', async ({
  page,
}) => {
  await page.route('**/assets/**.js', (route) => route.abort())
  await page.goto('/contact')
  await page.getByLabel('Your name').fill('Mei Ling')
  await main(page).locator('form [type=submit]').first().click()
  await expect(page.getByRole('alert')).toContainText('Nothing was sent')
  await expect(page.getByLabel('Your name')).toHaveValue('Mei Ling')
  await page.unroute('**/assets/**.js')
  await expect(async () => {
    await page.mouse.move(100, 100 + Math.random() * 100)
    await expect(ready(page)).toBeAttached({ timeout: 500 })
  }).toPass()
  await expect(page.getByLabel('Your name')).toHaveValue('Mei Ling')
})

test('the bar that shows the progress of the showcase moves on a fresh Home', async ({ page }) => {
  await page.goto('/')
  await siteReady(page)
  const progress = () =>
    page.evaluate(() => {
      const bar = document
        .getAnimations()
        .find(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::before')
      return bar?.effect?.getComputedTiming().progress ?? 0
    })
  await expect.poll(progress).toBeGreaterThan(0.1)
  await expect(page.getByRole('tab', { selected: true })).not.toHaveText('Frontend Excellence')
  await expect.poll(progress).toBeGreaterThan(0.1)
})

test('links of a built page to a new tab and to a part of it are the browser’s', async ({
  page,
  context,
}) => {
  await page.goto('/privacy-policy')
  const part = main(page).locator('a[href^="#"]:visible').first()
  const target = (await part.getAttribute('href')) ?? ''
  await part.click()
  expect(new URL(page.url()).hash).toBe(target)
  await page.goto('/pricing')
  const opened = context.waitForEvent('page')
  await main(page)
    .locator('a[href="/contact"], a[href^="/book-a-call"]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect.poll(() => new URL(tab.url()).origin).toBe(new URL(page.url()).origin)
  expect(new URL(page.url()).pathname).toBe('/pricing')
})
