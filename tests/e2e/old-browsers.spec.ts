import type { Page } from '@playwright/test'
import { routes } from '../../src/app/routes'
import { appPages } from '../../scripts/bench/public-pages'
import { openAdmin, openScreen } from '../support/admin'
import { collectConsoleErrors, openPage } from '../support/console-errors'
import { removeNewerApis } from '../support/older-browser'
import { expect, test } from '../support/test'

const main = (page: Page) => page.getByRole('main')

test.beforeEach(({ context }) => removeNewerApis(context))

test('a supported browser is simulated: what one of them lacks is gone, and the rest is there', async ({
  page,
}) => {
  await page.goto('/pricing')
  const there = await page.evaluate(() => ({
    gone: [
      'canParse' in URL,
      'Segmenter' in Intl,
      'toSorted' in Array.prototype,
      'withResolvers' in Promise,
      'try' in Promise,
      'groupBy' in Object,
      'fromAsync' in Array,
      'union' in Set.prototype,
      'filter' in Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      'size' in URLSearchParams.prototype,
      'requestIdleCallback' in window,
      'checkVisibility' in Element.prototype,
    ],
    kept: [
      typeof structuredClone,
      typeof fetch,
      typeof URL,
      typeof [].at,
      typeof [].findLast,
      typeof AbortSignal.timeout,
    ],
  }))
  expect(there.gone).toEqual(there.gone.map(() => false))
  expect(there.kept).toEqual(there.kept.map(() => 'function'))
})

/** Each page of the build, and the addresses that are only in emails, with a token that does not exist. */
const addresses = [
  ...appPages(),
  ...routes
    .filter(({ path }) => !appPages().some((address) => address === path) && !/:slug|\*/.test(path))
    .map(({ path }) => `${path.replace(':token', 'unknown')}?token=${crypto.randomUUID()}`),
]

test('every public page starts without an error in the supported browsers', async ({ page }) => {
  test.slow()
  expect(addresses.length).toBeGreaterThanOrEqual(routes.length - 1)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.stack}`))
  for (const address of addresses) {
    await openPage(page, address)
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
    await expect(main(page), address).not.toContainText('Something on our side went wrong')
  }
  expect(faults).toEqual([])
})

test('a visitor of a supported browser finds an industry, and sees what a form misses', async ({ page }) => {
  const faults = collectConsoleErrors(page)
  await openPage(page, '/services')
  await main(page).getByRole('combobox').fill('dentist')
  await expect(main(page).getByRole('option').first()).toBeVisible()
  await openPage(page, '/contact')
  await main(page).locator('form [type=submit]').first().click()
  await expect(main(page).locator('[aria-invalid=true]').first()).toBeFocused()
  expect(faults).toEqual([])
})

test('the admin starts without an error in the supported browsers: dashboard, list, article, order and calendar', async ({
  page,
}) => {
  test.slow()
  const faults = collectConsoleErrors(page)
  await openAdmin(page)
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const title = page.getByRole('heading', { level: 1 })
  for (const [path, name] of Object.entries({
    '/admin/inbox': 'Inbox',
    '/admin/bookings': /./,
    '/admin/blog/new': /./,
    '/admin/portfolio/order': 'Order of projects',
    '/admin/calendar': /./,
    '/admin/applications': 'Inbox',
    '/admin/images': 'Images',
    '/admin/settings/call-hours': 'Hours of calls',
    '/admin/settings/studio': 'Name and contact',
  })) {
    await openScreen(page, path)
    await expect(title, path).toHaveText(name)
    await expect(main(page), path).not.toContainText(
      /Unable to load|could not be shown|There is no such|Nothing at this/,
    )
  }
  expect(faults).toEqual([])
})
