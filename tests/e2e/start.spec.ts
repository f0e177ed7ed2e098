import type { Page } from '@playwright/test'
import { collectRequests, question, resting, sinceBuild } from '../support/content-versions'
import { collectConsoleErrors, openPage } from '../support/console-errors'
import { publicAddresses } from '../support/public-addresses'
import { expect, test } from '../support/test'

const ready = (page: Page) => page.locator('html[data-ready]')
const main = (page: Page) => page.getByRole('main')

/** The URLs of the scripts that the page requests. */
function collectScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}

/** The elements with an endless animation. */
const endless = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const { target } = effect as KeyframeEffect
      return effect?.getComputedTiming().endTime === Infinity ? [target?.outerHTML.slice(0, 80)] : []
    }),
  )

/** Other tests watch for errors of the other pages; what else they share is tested nightly. */
const representative = new Set([
  '/',
  '/services/law-firm',
  '/pricing',
  '/portfolio',
  '/portfolio/teluk-senja',
  '/blog/who-owns-your-domain-name',
  '/book-a-call',
  '/contact',
])

for (const address of publicAddresses)
  test(
    `${address} is only HTML and CSS until the first interaction, hydrates without an error, fetches nothing of the admin, and has no cookie and no endless animation`,
    { tag: representative.has(address) ? [] : '@nightly' },
    async ({ page }) => {
      const faults = collectConsoleErrors(page)
      const scripts = collectScripts(page)
      const asked = collectRequests(page)
      await sinceBuild(page)
      await page.goto(address)
      expect(scripts).toEqual([])
      await expect(page.locator('link[rel=manifest]')).toHaveCount(0)
      const built = await page.locator('h1').elementHandle()
      const answered = page.waitForResponse((response) => response.url().includes(question))
      // In two steps: the boot script ignores the first, which has no distance.
      await page.mouse.move(100, 100, { steps: 2 })
      await expect(ready(page)).toBeAttached()
      await answered
      await resting(page)
      // The calendar is requested as well, because call times are not part of the built content.
      const ofContent = asked.filter((name) => !/^rpc\/(studio_clock|call_days)$/.test(name))
      expect(ofContent, 'an unchanged site is asked once').toEqual([question])
      expect(await built?.evaluate((heading) => heading.isConnected)).toBe(true)
      await expect(page.locator('title')).toHaveCount(1)
      await expect.poll(() => endless(page)).toEqual([])
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expect.poll(() => endless(page)).toEqual([])
      expect(scripts.filter((url) => /admin|supabase-js/.test(url))).toEqual([])
      expect(await page.context().cookies()).toEqual([])
      expect(faults).toEqual([])
    },
  )

test('a pointer, a scroll, a key, a touch or focus starts the page', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, hasTouch: true, viewport: { width: 360, height: 740 } })
  // With the clock stopped, nothing starts by time.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const scripts = collectScripts(page)
  for (const act of [
    () => page.mouse.move(100, 100, { steps: 2 }),
    () => page.mouse.wheel(0, 300),
    () => page.keyboard.press('Shift'),
    () => page.touchscreen.tap(180, 400),
    () => page.getByRole('contentinfo').getByLabel('Your email').focus(),
  ]) {
    await page.goto('/privacy-policy')
    scripts.length = 0
    await act()
    await expect.poll(() => scripts.length).toBeGreaterThan(3)
  }
  await page.close()
})

test('without interaction a page starts 4 s after it has loaded', async ({ page }) => {
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

test('a page that was not built, a list filtered by its URL and a reloaded confirmation start at once', async ({
  page,
}) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const scripts = collectScripts(page)
  const startsAtOnce = async (open: Promise<unknown>, name: string) => {
    scripts.length = 0
    await open
    await expect.poll(() => scripts.length, name).toBeGreaterThan(3)
  }
  for (const address of ['/unsubscribe/unknown', '/admin', '/portfolio?status=live', '/blog?q=domain'])
    await startsAtOnce(page.goto(address), address)
  await page.goto('/book-a-call')
  await page.evaluate(() => history.replaceState({ confirmed: 'a key' }, ''))
  await startsAtOnce(page.reload(), 'confirmation')
})

test('if the scripts cannot be fetched, the page stays readable, a submitted form shows an error, and the next interaction tries again', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await page.route('**/assets/**.js', (route) => route.abort())
  await page.goto('/contact')
  await page.clock.pauseAt(60_000)
  await page.getByLabel('Your name').fill('Mei Ling')
  await main(page).locator('form [type=submit]').first().click()
  // No further interaction: the scripts had already failed when the form was submitted.
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(page.getByRole('alert')).toContainText('Nothing was sent', { timeout: 500 })
  }).toPass()
  await expect(page.getByLabel('Your name')).toHaveValue('Mei Ling')
  await page.unroute('**/assets/**.js')
  await page.clock.resume()
  await expect(async () => {
    await page.mouse.wheel(0, 100)
    await expect(ready(page)).toBeAttached({ timeout: 500 })
  }).toPass()
  await expect(page.getByLabel('Your name')).toHaveValue('Mei Ling')
})

test('with the backend stopped, an industry page opens as built', async ({ page }) => {
  await openPage(page, '/')
  await page.route(/\/(?:rest|functions)\/v1\//, (route) => route.abort())
  await main(page).locator('a[href="/services/law-firm"]').first().click()
  await expect(page.locator('#root[data-path="/services/law-firm"]')).toBeAttached()
  await expect(page.getByText('Service Not Found')).toHaveCount(0)
})

test('with the backend stopped, an unknown page shows not found after one load @nightly', async ({
  page,
}) => {
  await openPage(page, '/blog')
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

test('the progress bar of the showcase moves on a fresh Home', async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/')
  const progress = () =>
    page.evaluate(() => {
      const bar = document
        .getAnimations()
        .find(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::before')
      return bar?.effect?.getComputedTiming().progress ?? 0
    })
  await expect.poll(progress).toBeGreaterThan(0.1)
  await page.clock.fastForward(5000)
  await expect(page.getByRole('tab', { selected: true })).not.toHaveText('Frontend Excellence')
  await expect.poll(progress).toBeGreaterThan(0.1)
})

test('on a page that has not started the browser handles links to a section or a new tab', async ({
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
