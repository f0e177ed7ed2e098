import type { Page } from '@playwright/test'
import { openPage, siteReady } from '../support/console-errors'
import { expectNoOverflow, openDetails } from '../support/visual-checks'
import { expect, test } from '../support/test'

/** The URLs of the built sitemap, at most `most` of each kind. */
async function addresses(page: Page, most = 1): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  const perKind = new Map<string, number>()
  const chosen = all.filter((path) => {
    const kind = path.split('/').slice(0, -1).join('/') || path
    const seen = (perKind.get(kind) ?? 0) + 1
    perKind.set(kind, seen)
    return seen <= most
  })
  expect(chosen.length).toBeGreaterThan(12)
  return chosen
}

test('at 400 % zoom no public page overflows with open panels, and each has one main heading @looks', async ({
  page,
}) => {
  test.setTimeout(120_000)
  // 1280 by 1024 px at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const paths = await addresses(page, 2)
  for (const path of [...paths, '/newsletter/confirm', '/unsubscribe', '/no-such-page']) {
    await openPage(page, path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await openDetails(page)
    await expectNoOverflow(page)
  }
})

test('with the backend stopped every prerendered page shows everything @nightly', async ({ page }) => {
  test.setTimeout(120_000)
  await page.route('**/{rest,functions,auth}/v1/**', (route) => route.abort())
  for (const path of await addresses(page)) {
    const written = await (await page.request.get(path)).text()
    const words = (html: string) => html.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, '').length
    await openPage(page, path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert').filter({ visible: true }), path).toHaveCount(0)
    const shown = await page.getByRole('main').evaluate((main) => main.textContent?.length ?? 0)
    expect(shown, path).toBeGreaterThan(words(written) * 0.5)
  }
})

test('with the backend stopped each page opened by a link appears as built @nightly', async ({ page }) => {
  await openPage(page, '/unsubscribe')
  await page.route('**/rest/v1/**', (route) => route.abort())
  for (const [link, address] of [
    ['Home', '/'],
    ['Services', '/services'],
    ['Portfolio', '/portfolio'],
    ['About', '/about'],
    ['Blog', '/blog'],
    ['Privacy Policy', '/privacy-policy'],
    ['Pricing', '/pricing'],
    ['Contact', '/contact'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).first().click()
    await expect(page).toHaveURL(address)
    // Pricing and Contact have no database content, so their scripts alone render them.
    if (!['/pricing', '/contact'].includes(address))
      await expect(page.locator(`#root[data-path="${address}"]`)).toBeAttached()
    await siteReady(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 }), link).toBeVisible()
    await expect(main.getByRole('alert').filter({ visible: true }), link).toHaveCount(0)
    await expect(main.getByText(/^Loading|Unable to Load/), link).toHaveCount(0)
  }
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('every page has its content', async ({ page }) => {
    for (const path of await addresses(page)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      expect((await main.innerText()).length, path).toBeGreaterThan(200)
      await expect(main.getByText(/^Loading/), path).toBeHidden()
    }
  })
})
