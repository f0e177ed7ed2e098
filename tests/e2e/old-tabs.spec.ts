import type { Page } from '@playwright/test'
import { type DeployedSite, startDeployedSite } from '../support/deployed-site'
import { siteReady } from '../support/faults'
import { freshAddress } from '../support/stored-rows'
import { expect, test as base } from '../support/test'

/** A site of the test's own, which is deployed again while pages are open. */
const test = base.extend<{ site: DeployedSite; loads: () => number }>({
  site: async ({ baseURL }, provide) => {
    const site = await startDeployedSite(baseURL ?? '')
    await provide(site)
    await site.close()
  },
  /** How many pages the server was asked for: the first, and each that was loaded again. */
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
const isNewer = (page: Page) => expect(page.locator('html[data-build=newer][data-ready]')).toBeAttached()

async function open(page: Page, site: DeployedSite, path: string) {
  await page.goto(site.url + path)
  await siteReady(page)
}

test('an old page finds its way in the new build: what is typed is kept, and one page is loaded', async ({
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

test('the newsletter of an old page works in the new build, which its field asks for when it is entered @nightly', async ({
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

test('a form that an old page has yet to fetch comes from the new build @nightly', async ({
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

test('a page from a cache, whose scripts are gone, becomes the new one @nightly', async ({
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

test('a cache that goes on giving the old page is asked once more, never over and over, and a form says so @nightly', async ({
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

  // Once it gives the new page, all is well.
  site.serveOldPages(false)
  await page.reload()
  await isNewer(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the admin, which is drawn by its scripts alone, says when they are not to be had @nightly', async ({
  page,
  site,
}) => {
  site.deploy()
  site.serveOldPages(true)
  await page.goto(`${site.url}/admin`)
  await expect(page.getByRole('alert')).toHaveText(/^Part of this page did not load\./)
  site.serveOldPages(false)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('a page that cannot be fetched while nothing newer is out says so, and loads nothing again @nightly', async ({
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

test('what stands beside a page and cannot be fetched is left out: the page stays @nightly', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => localStorage.setItem('booking:outbox', '[]'))
  const asked = page.waitForRequest('**/assets/outbox-notice-*')
  await page.route('**/assets/outbox-notice-*', (route) => route.abort())
  await page.goto(`${baseURL}/about`)
  await siteReady(page)
  await asked
  const opener = main(page).getByRole('button', { name: 'Work With Us' })
  await opener.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Full name')).toBeVisible()
})
