import type { Page } from '@playwright/test'
import { collectFaults, siteReady } from '../support/faults'
import { expectAccessible } from '../support/looks'
import { expect, test } from '../support/test'

const documents = [
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    loading: 'Loading privacy policy...',
    heading: 'Error Loading Privacy Policy',
    missing: 'Privacy policy not found',
    failed: 'Failed to load privacy policy',
  },
  {
    path: '/terms-of-service',
    title: 'Terms of Service',
    loading: 'Loading terms of service...',
    heading: 'Error Loading Terms of Service',
    missing: 'Terms of service not found',
    failed: 'Failed to load terms of service',
  },
] as const

const table = '**/rest/v1/legal_documents**'
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Comes by the footer's link, so that the document must be fetched in the browser. */
async function arriveByClick(page: Page, name: string) {
  await page.goto('/unsubscribe')
  await siteReady(page)
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
  await expect(title(page, name)).toBeVisible()
}

for (const { path, title: name, loading, heading, missing, failed } of documents) {
  test(`${name} reads in full: contents, callouts, linked contacts; with the backend stopped too`, async ({
    page,
  }) => {
    const faults = collectFaults(page)
    await page.goto(path)
    await siteReady(page)
    const main = page.getByRole('main')
    await expect(title(page, name)).toBeVisible()
    const date = main.getByText(/^Last Updated: \d{1,2} [A-Z][a-z]+ \d{4}$/)
    await expect(date).toHaveCount(path === '/privacy-policy' ? 1 : 0)

    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
    const sections = main.getByRole('heading', { level: 2 })
    await expect(contents).toHaveText(await sections.allTextContents())
    await contents.last().press('Enter')
    await expect(sections.last()).toBeInViewport()

    for (const kind of ['Important', 'Note', 'Warning']) {
      await expect(main.getByText(kind, { exact: true })).not.toHaveCount(0)
    }
    const ofContents = page.locator('a[href^="#"]')
    await expect(main.getByRole('listitem').filter({ hasNot: ofContents })).not.toHaveCount(0)
    await expect(main.locator('a[href^="mailto:"]').first()).toHaveAttribute('href', /@/)
    await expect(main.locator('a[href^="tel:"]').first()).toHaveAttribute('href', /^tel:\+60\d+$/)
    await expect(main).not.toContainText(/\*\*|^#|^> /m)
    expect(faults).toEqual([])

    await page.route('**/rest/v1/**', (route) => route.abort())
    await page.reload()
    await siteReady(page)
    await expect(sections.first()).toBeVisible()
    await expect(page.getByText(heading)).toHaveCount(0)
  })

  test(`${name} says that it loads, that it failed or is missing, and comes when asked again`, async ({
    page,
  }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(table, async (route) => {
      await held
      await route.abort()
    })
    await arriveByClick(page, name)
    await expect(page.getByText(loading)).toBeVisible()
    release()
    const panel = page.getByRole('alert').filter({ hasText: heading })
    await expect(panel).toContainText(failed)
    await expectAccessible(page)

    await page.unroute(table)
    await page.route(table, (route) => route.fulfill({ json: [] }))
    await panel.getByRole('button', { name: 'Try Again' }).click()
    await expect(panel).toContainText(missing)
    await page.unroute(table)
    await panel.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('navigation', { name: 'Contents' })).toBeVisible()
    await expect(panel).toHaveCount(0)

    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/unsubscribe$/)
  })
}

test('Back leads Home whoever came to the privacy policy first', async ({ page }) => {
  await page.goto('/privacy-policy')
  await siteReady(page)
  await page.getByRole('button', { name: 'Back' }).press('Enter')
  await expect(page).toHaveURL(/\/$/)
})
