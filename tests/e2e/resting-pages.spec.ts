import type { Page } from '@playwright/test'
import { collectFaults, siteReady } from '../support/faults'
import { expect, test } from '../support/test'

/** Pages of which somebody reads much and uses little, each with a piece of its own scripts. */
const addresses = [
  '/',
  '/services',
  '/services/law-firm',
  '/pricing',
  '/portfolio',
  '/about',
  '/blog',
  '/privacy-policy',
]

const resting = (page: Page) => page.locator('html[data-rests]:not([data-ready])')
const awake = (page: Page) => page.locator('html[data-ready]')

/** The scripts of a page's own content. */
const ownScripts = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(document.getElementById('rest')?.textContent ?? '') as { later: string[] }).later,
  )

/** Opens a page and leaves it alone until the site runs around its content. */
async function open(page: Page, address: string) {
  // As a page that is as new as its content: other tests publish meanwhile.
  await page.route('**/rpc/content_versions', (route) => route.abort())
  await page.goto(address)
  await expect(resting(page)).toBeAttached()
}

for (const address of addresses) {
  test(`${address} rests as it was built until somebody does something`, async ({ page }) => {
    const faults = collectFaults(page)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await open(page, address)
    const own = await ownScripts(page)
    expect(own.length).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    expect(fetched.filter((path) => own.includes(path))).toEqual([])
    await expect(resting(page)).toBeAttached()

    const built = await page.locator('h1').elementHandle()
    await page.mouse.move(100, 100)
    await expect(awake(page)).toBeAttached()
    expect(own.filter((path) => !fetched.includes(path))).toEqual([])
    // React took over what was there, and its head.
    expect(await built?.evaluate((heading) => heading.isConnected)).toBe(true)
    await expect(page.locator('title')).toHaveCount(1)
    expect(faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([])
  })
}

for (const [name, act] of [
  ['a scroll', (page) => page.mouse.wheel(0, 300)],
  ['a key', (page) => page.keyboard.press('Shift')],
  ['a finger', (page) => page.touchscreen.tap(180, 400)],
] as Array<[string, (page: Page) => Promise<void>]>) {
  test(`${name} wakes a page that rests`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, hasTouch: true, viewport: { width: 360, height: 740 } })
    await open(page, '/privacy-policy')
    await act(page)
    await expect(awake(page)).toBeAttached()
    await page.close()
  })
}

test('a finger on a link of a page that rests leads on without that page’s scripts', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, hasTouch: true, viewport: { width: 360, height: 740 } })
  const faults = collectFaults(page)
  await open(page, '/blog/who-owns-your-domain-name')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const articlePage = (await ownScripts(page)).filter((path) => path.includes('article-page'))
  expect(articlePage).toHaveLength(1)
  await page.getByRole('main').getByRole('link').first().tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Digital Insights for Growth' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/blog')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(fetched.filter((path) => articlePage.includes(path))).toEqual([])
  // The head is the new page's alone.
  await expect(page).toHaveTitle(/^Blog/)
  for (const tag of ['title', 'meta[name=description]', 'link[rel=canonical]'])
    await expect(page.locator(tag)).toHaveCount(1)
  expect(faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([])

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('domain')
  await expect(page).not.toHaveTitle(/^Blog/)
  await page.close()
})

test('links of a page that rests to elsewhere, to a new tab and to a part of it are the browser’s', async ({
  page,
  context,
}) => {
  await open(page, '/privacy-policy')
  const part = page.getByRole('main').locator('a[href^="#"]:visible').first()
  const target = (await part.getAttribute('href')) ?? ''
  await part.dispatchEvent('click')
  expect(new URL(page.url()).hash).toBe(target)

  await open(page, '/pricing')
  const opened = context.waitForEvent('page')
  await page
    .getByRole('main')
    .locator('a[href="/contact"], a[href^="/book-a-call"]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  // It opens empty.
  await expect.poll(() => new URL(tab.url()).origin).toBe(new URL(page.url()).origin)
  expect(new URL(page.url()).pathname).toBe('/pricing')
})

test('a button that is pressed first does what it is for once its scripts are there', async ({ page }) => {
  await open(page, '/portfolio')
  const cards = page.locator('#portfolio-gallery article:visible, #portfolio-gallery li:visible')
  const before = await cards.count()
  await page
    .getByRole('button', { name: /^Show \d+ More/ })
    .evaluate((button: HTMLButtonElement) => button.click())
  await expect.poll(() => cards.count()).toBeGreaterThan(before)
})

test('a page that rests reads on while its scripts do not come, and wakes with the next sign', async ({
  page,
}) => {
  await open(page, '/about')
  const [own = ''] = (await ownScripts(page)).slice(-1)
  await page.route(`**${own}`, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(own))
  await page.mouse.move(100, 100)
  await failed
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(resting(page)).toBeAttached()
  await page.unroute(`**${own}`)
  await expect(async () => {
    await page.mouse.move(100, 100 + Math.random() * 100)
    await expect(awake(page)).toBeAttached({ timeout: 500 })
  }).toPass()
})

test('the search of a page that rests types its examples, and stops for who uses it', async ({ page }) => {
  await page.clock.install()
  await open(page, '/services')
  const field = page.getByRole('combobox')
  const first = (await field.getAttribute('placeholder'))?.replace('|', '') ?? ''
  await page.clock.runFor(4000)
  await expect(field).not.toHaveAttribute('placeholder', new RegExp(`^${first}`))
  await expect(resting(page)).toBeAttached()
  await expect(page.getByRole('main').getByRole('button', { name: 'Pause typing' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Pause typing' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Resume typing' })).toBeVisible()
  await expect(field).toHaveAttribute('placeholder', first)
})

test('the showcase turns on a page that rests, and goes on from there once it wakes', async ({ page }) => {
  const faults = collectFaults(page)
  const images: string[] = []
  page.on('request', (request) => request.url().includes('cloth-') && images.push(request.url()))
  await page.clock.install()
  await open(page, '/')
  const chosen = page.getByRole('tab', { selected: true })
  const panel = page.getByRole('tabpanel')
  await expect(chosen).toHaveText('Frontend Excellence')
  // The first image stands in the page; the others come when it is their turn.
  expect(images).toEqual([])
  await page.clock.runFor(5100)
  await expect(chosen).toHaveText('Backend Power')
  await expect(panel.getByRole('img')).toHaveCount(1)
  await expect(page.getByRole('tabpanel', { name: 'Backend Power' })).toBeVisible()
  await expect.poll(() => images.length).toBe(1)
  await expect(resting(page)).toBeAttached()

  // Away from the showcase, which would wait for the pointer.
  await page.mouse.move(5, 5)
  await expect(awake(page)).toBeAttached()
  await expect(chosen).toHaveText('Backend Power')
  await page.clock.runFor(5100)
  await expect(chosen).toHaveText('Design System')
  await page.getByRole('tab', { name: 'Backend Power' }).click()
  await page.clock.runFor(11_000)
  await expect(chosen).toHaveText('Backend Power')
  expect(faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([])
})

test('a tab of a showcase that rests is chosen by its first press', async ({ page }) => {
  await open(page, '/')
  const { release } = await holdOwnScripts(page)
  await page.getByRole('tab', { name: 'Design System' }).click()
  release()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Design System')
  const image = page.getByRole('tabpanel', { name: 'Design System' }).getByRole('img')
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0)
})

test('a filter panel that was opened on a page that rests closes on a phone once something is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/portfolio')
  const { release } = await holdOwnScripts(page)
  const gallery = page.locator('#portfolio-gallery')
  await gallery.getByText('Show Filters').click()
  await expect(gallery.getByText('Hide Filters')).toBeVisible()
  release()
  await expect(awake(page)).toBeAttached()
  await gallery.getByRole('link', { name: /^Live Projects/ }).click()
  await expect(gallery.getByText('Show Filters')).toBeVisible()
})

/** Holds back the scripts of the page's own content. */
async function holdOwnScripts(page: Page): Promise<{ release: () => void }> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  for (const path of await ownScripts(page))
    await page.route(`**${path}`, async (route) => {
      await held
      await route.continue()
    })
  return { release }
}

test('what is typed into a form that rests stays in it, and is sent once its scripts are there', async ({
  page,
}) => {
  await open(page, '/contact')
  const { release } = await holdOwnScripts(page)
  const form = page.getByRole('main').locator('form')
  await page.getByLabel('Your name').fill('Mei Ling')
  await page.getByLabel('Your message').fill('Short')
  await form.getByRole('button', { name: /send/i }).click()
  await expect(resting(page)).toBeAttached()
  release()
  await expect(awake(page)).toBeAttached()
  // It was sent: the form says what is missing.
  await expect(form.getByRole('alert').first()).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Mei Ling')
  await expect(page.getByLabel('Your message')).toHaveValue('Short')
})

test('a form that rests says so when its scripts do not come, and keeps what was typed', async ({ page }) => {
  await open(page, '/contact')
  for (const path of await ownScripts(page)) await page.route(`**${path}`, (route) => route.abort())
  await page.getByLabel('Your name').fill('Mei Ling')
  await page.getByRole('main').locator('form').getByRole('button', { name: /send/i }).click()
  await expect(page.getByRole('alert')).toContainText('Nothing was sent')
  await expect(page.getByLabel('Your name')).toHaveValue('Mei Ling')
})

test('what was typed into a form stands in it again when its page is loaded anew, untouched', async ({
  page,
}) => {
  await open(page, '/get-a-quote')
  await siteReady(page)
  await page.getByLabel('Your name').fill('Mei Ling')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('quote:typed'))).toContain('Mei Ling')
  await page.reload()
  await expect(page.getByLabel('Your name')).toHaveValue('Mei Ling')
})

test('the menu of a page that rests leaves its content at rest', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, hasTouch: true, viewport: { width: 360, height: 740 } })
  await open(page, '/blog')
  await page.getByRole('banner').getByLabel('Toggle menu').tap()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).tap()
  await expect(page).toHaveTitle(/^Website pricing/)
  await expect(page.locator('title')).toHaveCount(1)
  await page.close()
})

test('a page whose address says what it shows does not rest', async ({ page }) => {
  await page.goto('/portfolio?status=live')
  await expect(awake(page)).toBeAttached()
  await expect(page.locator('html[data-rests]')).toHaveCount(0)
})

test('what somebody did before the site ran wakes the page too', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/about')
  await page.keyboard.press('Shift')
  release()
  await expect(awake(page)).toBeAttached()
})
