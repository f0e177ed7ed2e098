import type { Page } from '@playwright/test'
import { holdScripts } from '../support/held-requests'
import { expect, test } from '../support/test'

const gallery = (page: Page) => page.locator('#portfolio-gallery')
const cards = (page: Page) => gallery(page).getByRole('article')

declare global {
  interface Window {
    countsShown: Set<string>
  }
}

/** Records in each frame the counts that the page shows. */
function noteCounts() {
  window.countsShown = new Set()
  const note = () => {
    for (const line of document.querySelectorAll('main p')) {
      const text = line.textContent ?? ''
      if (text.startsWith('Showing') && line.checkVisibility({ visibilityProperty: true }))
        window.countsShown.add(text)
    }
    requestAnimationFrame(note)
  }
  note()
}

test('a shared link with filters shows its list, never another one first, and its filters', async ({
  page,
}) => {
  await page.addInitScript(noteCounts)
  const scripts = await holdScripts(page)
  await page.goto('/portfolio?package=bespoke', { waitUntil: 'commit' })
  await expect(gallery(page).getByText('Loading portfolio...')).toBeVisible()
  for (const card of await cards(page).all()) await expect(card).toBeHidden()
  await expect(page.getByText(/^Showing \d/)).toBeHidden()
  scripts.release()
  const count = 'Showing 2 of 2 projects (15 projects in all)'
  await expect(page.getByText(count)).toBeVisible()
  expect(await page.evaluate(() => [...window.countsShown])).toEqual([count])
  await expect(cards(page)).toHaveCount(2)
  await expect(
    page.getByRole('list', { name: 'Package' }).getByRole('link', { name: 'Bespoke' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start Your Project' })).toHaveAttribute(
    'href',
    '/book-a-call?package=Bespoke',
  )

  await page.goto('/portfolio?utm_source=letter')
  await expect(page.getByText('Showing 6 of 15 projects')).toBeVisible()
})

for (const address of ['/blog?category=legal-services', '/blog/archive?category=legal-services']) {
  const tag = address.startsWith('/blog?') ? [] : ['@nightly']
  test(`${address} shows its articles, never others first`, { tag }, async ({ page }) => {
    const scripts = await holdScripts(page)
    const other = page.getByRole('main').getByRole('link', { name: /^An experiment/ })
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.getByText('Loading articles...')).toBeVisible()
    await expect(page.getByText(/^Showing \d/)).toBeHidden()
    await expect(other).toHaveCount(0)
    scripts.release()
    // Without an exact number, because other tests publish meanwhile.
    await expect(page.getByText(/^Showing \d+ of \d+ articles/)).toBeVisible()
    await expect(other).toHaveCount(0)
    await expect(page.getByText('Loading articles...')).toBeHidden()
  })
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('a link with filters shows everything', async ({ page }) => {
    await page.goto('/portfolio?status=concept')
    await expect(cards(page).first()).toBeVisible()
    for (const address of ['/blog?category=legal-services', '/blog/archive?category=legal-services']) {
      await page.goto(address)
      await expect(page.getByRole('main').getByRole('link', { name: /^An experiment/ })).toBeVisible()
    }
  })
})
