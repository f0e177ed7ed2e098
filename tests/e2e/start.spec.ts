import type { Page } from '@playwright/test'
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

  interface FirstAction {
    address: string
    name: string
    act: (page: Page) => Promise<void>
    answer: (page: Page) => Promise<void>
    phone?: boolean
  }
  const cards = (page: Page) => page.locator('#portfolio-gallery article')
  const gallery = (page: Page) => page.locator('#portfolio-gallery')
  const search = (page: Page) => page.getByRole('combobox')
  const newsletter = (page: Page) => page.getByRole('contentinfo').getByLabel('Your email')
  const nextMonday = () => {
    const day = new Date(Date.now() + 8 * 3600_000)
    day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7))
    return day.toISOString().slice(0, 10)
  }
  const actions: FirstAction[] = [
    {
      address: '/',
      name: 'a tab of the showcase',
      act: (page) => page.getByRole('tab', { name: 'Design System' }).click(),
      answer: (page) => expect(page.getByRole('tab', { selected: true })).toHaveText('Design System'),
    },
    {
      address: '/',
      name: 'a link to another page',
      act: (page) => main(page).getByRole('link', { name: 'Explore Our Packages' }).click(),
      answer: (page) => expect(page).toHaveURL(/\/pricing$/),
    },
    {
      address: '/services',
      name: 'the whole directory',
      act: (page) =>
        main(page)
          .getByRole('button', { name: /^(Show|View) / })
          .click(),
      answer: (page) => expect(main(page).locator('button[aria-expanded=true]')).toBeVisible(),
    },
    {
      address: '/services',
      name: 'a search that is sent',
      act: async (page) => {
        await search(page).fill('Law')
        await search(page).press('Enter')
      },
      answer: (page) => expect(page).toHaveURL(/\/services\/law-firm$/),
    },
    {
      address: '/services',
      name: 'a search that is typed',
      act: (page) => search(page).fill('hotel'),
      answer: (page) => expect(search(page)).toHaveValue('hotel'),
    },
    {
      address: '/services/law-firm',
      name: 'another quote',
      act: (page) => main(page).getByRole('button', { name: 'Testimonial 2 of' }).click(),
      answer: (page) =>
        expect(main(page).locator('button[aria-current=true]')).toHaveAccessibleName(/^Testimonial 2/),
    },
    {
      address: '/pricing',
      name: 'a question',
      act: (page) => main(page).locator('summary').nth(1).click(),
      answer: (page) => expect(main(page).locator('details').nth(1)).toHaveAttribute('open'),
    },
    {
      address: '/portfolio',
      name: 'the other projects',
      act: (page) => page.getByRole('button', { name: /^Show \d+ More/ }).click(),
      answer: (page) => expect.poll(() => cards(page).count()).toBeGreaterThan(6),
    },
    {
      address: '/portfolio',
      name: 'the filters',
      act: (page) => gallery(page).getByText('Show Filters').click(),
      answer: (page) => expect(gallery(page).getByText('Hide Filters')).toBeVisible(),
    },
    {
      address: '/portfolio',
      name: 'a filter',
      act: async (page) => {
        await gallery(page).getByText('Show Filters').click()
        await gallery(page)
          .getByRole('link', { name: /^Live Projects/ })
          .click()
      },
      answer: (page) => expect(page).toHaveURL(/status=live/),
    },
    {
      address: '/about',
      name: 'Work With Us',
      act: (page) => main(page).getByRole('button', { name: 'Work With Us' }).click(),
      answer: (page) => expect(page.getByRole('dialog').getByLabel('Full name')).toBeVisible(),
    },
    {
      address: '/blog',
      name: 'the share links of an article',
      act: (page) =>
        page
          .locator('#articles')
          .getByRole('button', { name: /^Share/ })
          .first()
          .click(),
      answer: (page) => expect(page.locator('.share-popover:popover-open')).toContainText('Copy link'),
    },
    {
      address: '/blog',
      name: 'a search that is typed',
      act: (page) => search(page).fill('domain'),
      answer: async (page) => {
        await expect(page).toHaveURL(/\/blog\?q=domain$/)
        await expect(search(page)).toHaveValue('domain')
      },
    },
    {
      address: '/blog/who-owns-your-domain-name',
      name: 'a subscription',
      act: async (page) => {
        await newsletter(page).fill(freshAddress('early'))
        await newsletter(page).press('Enter')
      },
      answer: (page) =>
        expect(page.getByRole('status').filter({ hasText: 'Thank you for subscribing.' })).toBeVisible(),
    },
    {
      address: '/book-a-call',
      name: 'a day',
      act: (page) => page.getByLabel('Preferred date').fill(nextMonday()),
      answer: async (page) => {
        await expect(page.getByLabel('Preferred date')).toHaveValue(nextMonday())
        await expect(page.locator('.slot[data-state=free]').first()).toBeVisible()
      },
    },
    {
      address: '/book-a-call',
      name: 'an email, which brings the reminders',
      act: (page) => page.getByLabel('Email or phone number').fill('mei@kedai.example'),
      answer: (page) => expect(main(page).getByRole('switch').first()).toBeVisible(),
    },
    {
      address: '/book-a-call',
      name: 'the voice call',
      act: (page) => page.getByLabel(/^Voice/).check({ force: true }),
      answer: (page) => expect(page.getByLabel(/^Voice/)).toBeChecked(),
    },
    {
      address: '/contact',
      name: 'the menu of a phone',
      phone: true,
      act: (page) => page.getByRole('banner').getByLabel('Toggle menu').click(),
      answer: (page) => expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible(),
    },
    {
      address: '/get-a-quote',
      name: 'a package',
      act: (page) => page.getByLabel('Package', { exact: true }).selectOption('Apex'),
      answer: async (page) => {
        await expect(page.getByLabel('Package', { exact: true })).toHaveValue('Apex')
        await expect(main(page).getByRole('definition').filter({ hasText: 'Apex' })).toBeVisible()
      },
    },
  ]
  for (const { address, name, act, answer, phone } of actions)
    test(`${address}: the first action is not lost: ${name}`, async ({ page }) => {
      const faults = collectFaults(page)
      if (phone) await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(address)
      await act(page)
      await expect(ready(page)).toBeAttached()
      await answer(page)
      expect(ownFaults(faults)).toEqual([])
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
