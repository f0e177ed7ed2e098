import type { Page } from '@playwright/test'
import { collectFaults, siteReady } from '../support/faults'
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
    await expect(page.locator('link[rel=manifest]')).toHaveCount(0)
    const built = await page.locator('h1').elementHandle()
    await page.mouse.move(100, 100)
    await expect(ready(page)).toBeAttached()
    await page.waitForLoadState('networkidle')
    expect(await built?.evaluate((heading) => heading.isConnected)).toBe(true)
    await expect(page.locator('title')).toHaveCount(1)
    expect(ownFaults(faults)).toEqual([])
  })

test('where less motion is preferred, nothing moves for ever', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const address of addresses) {
    await page.goto(address)
    await siteReady(page)
    const endless = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
          .length,
    )
    expect(endless, address).toBe(0)
  }
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

for (const [from, name, to] of [
  ['/', 'Portfolio', /^Where Strategy Meets/],
  ['/', 'Blog', /^Digital Insights/],
  ['/pricing', 'Services', /./],
  ['/pricing', 'About', /./],
] as const)
  test(`with the backend stopped, ${name} is reached from ${from} as it was built`, async ({ page }) => {
    await page.goto(from)
    await siteReady(page)
    await page.route(/\/(?:rest|functions)\/v1\//, (route) => route.abort())
    await page.getByRole('banner').getByRole('link', { name }).first().click()
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`))
    await expect(page.locator('#root[data-path="/' + name.toLowerCase() + '"]')).toBeAttached()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(to)
    await siteReady(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(main(page).getByText(/^Loading|Unable to Load/)).toHaveCount(0)
  })

test('with the backend stopped, a page of an industry is reached as it was built', async ({ page }) => {
  await page.goto('/')
  await siteReady(page)
  await page.route(/\/(?:rest|functions)\/v1\//, (route) => route.abort())
  await main(page).locator('a[href="/services/law-firm"]').first().click()
  await expect(page.locator('#root[data-path="/services/law-firm"]')).toBeAttached()
  await expect(page.getByText('Service Not Found')).toHaveCount(0)
})

test('with the backend stopped, a page that was never built says so and is loaded once', async ({ page }) => {
  await page.goto('/blog')
  await siteReady(page)
  await page.route(/\/(?:rest|functions)\/v1\//, (route) => route.abort())
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
  await page.evaluate(() => {
    history.pushState(null, '', '/services/no-such-industry')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { name: 'Service Not Found' })).toBeVisible()
  expect(loads).toBe(1)
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
