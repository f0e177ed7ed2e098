import type { Page } from '@playwright/test'
import { type DeployedSite, startDeployedSite } from '../support/deployed-site'
import { openPage, siteReady } from '../support/console-errors'
import { freshAddress } from '../support/stored-rows'
import { expect, test as base } from '../support/test'

/** A separate site that is redeployed while pages are open. */
const test = base.extend<{ site: DeployedSite; loads: () => number }>({
  site: async ({ baseURL }, provide) => {
    const site = await startDeployedSite(baseURL ?? '')
    await provide(site)
    await site.close()
  },
  /** The number of page loads: the first and each reload. */
  loads: async ({ page }, provide) => {
    let count = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
    })
    await provide(() => count)
  },
})

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
/** The page of the newer build has replaced the old one, and runs. */
async function isNewer(page: Page) {
  await expect(page.locator('html[data-build=newer]')).toBeAttached()
  await siteReady(page)
}

async function open(page: Page, site: DeployedSite, path: string) {
  await openPage(page, site.url + path)
}

test('an open page of an old build continues in the new build with its typed text and one reload', async ({
  page,
  site,
  loads,
}) => {
  await open(page, site, '/contact')
  const name = main(page).getByLabel('Your name')
  const message = main(page).getByLabel('Your message')
  await name.fill('Aisyah')
  await message.fill('A site for a bakery in Ipoh.')
  site.deploy()

  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).first().click()
  await isNewer(page)
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(loads()).toBe(2)

  await page.goBack()
  await expect(name).toHaveValue('Aisyah')
  await expect(message).toHaveValue('A site for a bakery in Ipoh.')
  expect(loads()).toBe(2)
})

test('the newsletter form of an old page reloads to the new build when its field gets focus @nightly', async ({
  page,
  site,
  loads,
}) => {
  await open(page, site, '/privacy-policy')
  const form = page.getByRole('form', { name: 'Newsletter' })
  site.deploy()
  await form.getByLabel('Your email').focus()
  await isNewer(page)
  await form.getByLabel('Your email').fill(freshAddress('old-tab'))
  await form.getByLabel('Your email').press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Thank you for subscribing.' })).toBeVisible()
  expect(loads()).toBe(2)
})

test('a form not yet fetched by an old page comes from the new build @nightly', async ({
  page,
  site,
  loads,
}) => {
  await open(page, site, '/about')
  site.deploy()
  const opener = main(page).getByRole('button', { name: 'Work With Us' })
  await opener.press('Enter')
  await isNewer(page)
  await opener.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Full name')).toBeVisible()
  expect(loads()).toBe(2)
})

test('a cached page whose scripts no longer exist is replaced by the new one @nightly', async ({
  page,
  site,
  loads,
}) => {
  site.deploy()
  site.serveOldPages(true)
  await page.goto(`${site.url}/pricing`)
  site.serveOldPages(false)
  await isNewer(page)
  expect(loads()).toBe(2)
})

test('if a cache keeps serving the old page, it reloads only once, and a form shows an error @nightly', async ({
  page,
  site,
  loads,
}) => {
  site.deploy()
  site.serveOldPages(true)
  await page.goto(`${site.url}/contact`)
  await expect.poll(loads).toBe(2)
  await expect(heading(page)).toBeVisible()
  await main(page).getByLabel('Your name').fill('Aisyah')
  await main(page).getByRole('button', { name: 'Send message' }).click()
  await expect(main(page).getByRole('alert')).toHaveText(
    /^Nothing was sent: part of this page did not load\./,
  )
  await expect(main(page).getByLabel('Your name')).toHaveValue('Aisyah')
  expect(loads()).toBe(2)

  // Once the cache serves the new page, everything works.
  site.serveOldPages(false)
  await page.reload()
  await isNewer(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the admin shows an error if its scripts cannot be loaded @nightly', async ({ page, site }) => {
  site.deploy()
  site.serveOldPages(true)
  await page.goto(`${site.url}/admin`)
  await expect(page.getByRole('alert')).toHaveText(/^Part of this page did not load\./)
  site.serveOldPages(false)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('a page that cannot be fetched without a newer build shows an error and does not reload @nightly', async ({
  page,
  site,
  loads,
}) => {
  await open(page, site, '/contact')
  await main(page).getByLabel('Your name').fill('Aisyah')
  await page.route('**/assets/pricing-page-*', (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).first().click()
  await expect(page.getByRole('alert')).toContainText('This page could not be shown')
  expect(loads()).toBe(1)
})

test('an optional part of a page that cannot be fetched is left out without affecting the page @nightly', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => localStorage.setItem('booking:outbox', '[]'))
  const asked = page.waitForRequest('**/assets/outbox-notice-*')
  await page.route('**/assets/outbox-notice-*', (route) => route.abort())
  await openPage(page, `${baseURL}/about`)
  await asked
  const opener = main(page).getByRole('button', { name: 'Work With Us' })
  await opener.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Full name')).toBeVisible()
})
