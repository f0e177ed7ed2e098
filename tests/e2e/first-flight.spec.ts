import type { Page } from '@playwright/test'
import { siteReady } from '../support/faults'
import { expect, test } from '../support/test'

/** A page of each area (scripts/prerender/area-styles.ts), with the parts that only some of its pages have. */
const addresses = [
  '/',
  '/services',
  '/services/law-firm',
  '/services/restaurant',
  '/pricing',
  '/portfolio',
  '/portfolio/teluk-senja',
  '/portfolio/harun-lim',
  '/about',
  '/blog',
  '/blog/archive',
  '/blog/who-owns-your-domain-name',
  '/book-a-call',
  '/contact',
  '/privacy-policy',
]

/** How each element looks: where it stands, and what of its style is seen. */
const looksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, backgroundImage, visibility, fontFamily, fontSize, borderTopColor } =
        getComputedStyle(element)
      const place = [x, y, width, height].map(Math.round).join(' ')
      const seen = [color, backgroundColor, backgroundImage, visibility, fontFamily, fontSize, borderTopColor]
      return `${element.outerHTML.slice(0, 80)}: ${place}; ${seen.join('; ')}`
    }),
  )

/** The rules of all other pages come, as on the way to another page. */
const bringWholeSheet = (page: Page) =>
  page.evaluateHandle(async () => {
    const { sheet } = JSON.parse(document.getElementById('rest')?.textContent ?? '') as { sheet: string }
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet })
    const loaded = new Promise((done) => link.addEventListener('load', done))
    document.head.append(link)
    await loaded
    return link
  })

/** Brings the whole sheet and takes it away again; once more where an answer or a frame came in between. */
async function expectNoLookToChange(page: Page) {
  await expect(async () => {
    const first = await looksOf(page)
    expect(first.length).toBeGreaterThan(50)
    const sheet = await bringWholeSheet(page)
    const after = await looksOf(page)
    await sheet.evaluate((link) => link.remove())
    expect(after.filter((look, index) => look !== first[index]).slice(0, 3)).toEqual([])
    expect(after.length).toBe(first.length)
  }).toPass({ timeout: 15_000 })
}

/** What a page shows only once it is used: its menu, its answers, what it says of an empty form. */
async function use(page: Page) {
  await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)))
  const menu = page.getByRole('banner').getByLabel('Toggle menu')
  if (await menu.isVisible()) await menu.click()
  const send = page.locator('main form[novalidate] [type=submit]').first()
  if (await send.isVisible()) await send.click({ force: true })
}

for (const address of addresses) {
  test(`${address} has every rule it may need: those of the other pages change nothing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      await siteReady(page)
      expect(await page.locator('link[rel=stylesheet]').count(), 'style sheets that were fetched').toBe(0)
      for (const prepare of [() => Promise.resolve(), use]) {
        await prepare(page)
        await expectNoLookToChange(page)
      }
    }
  })
}

test('a page of another area comes with its rules', async ({ page }) => {
  await page.goto('/privacy-policy')
  await siteReady(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Digital Insights for Growth' })).toBeVisible()
  // Its articles and counts are there.
  await expect(page.locator('main .loader:visible')).toHaveCount(0)
  await expect(page.locator('#articles article').first()).toBeVisible()
  expect(await page.evaluate(() => [...document.styleSheets].some(({ href }) => href))).toBe(true)
  await expectNoLookToChange(page)
})

test('nothing moves for ever on a page at rest', async ({ page }) => {
  for (const address of addresses) {
    await page.goto(address)
    await siteReady(page)
    const endless = () =>
      page.evaluate(() =>
        document.getAnimations().flatMap(({ effect }) => {
          const { target } = effect as KeyframeEffect
          return effect?.getTiming().iterations === Infinity ? [target?.outerHTML.slice(0, 80)] : []
        }),
      )
    await expect.poll(endless, address).toEqual([])
  }
})

test('the manifest comes once the site has started', async ({ page, request }) => {
  expect(await (await request.get('/')).text()).not.toContain('webmanifest')
  await page.goto('/')
  await siteReady(page)
  const manifest = page.locator('link[rel=manifest]')
  await expect(manifest).toHaveCount(1)
  const address = await manifest.getAttribute('href')
  expect(await (await request.get(address ?? '')).json()).toMatchObject({ start_url: '/' })
})

test('no script and no icon is asked for before the page is painted', async ({ page }) => {
  for (const address of ['/', '/pricing', '/book-a-call']) {
    await page.goto(address)
    await siteReady(page)
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      asked: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
    }))
    expect(asked.length).toBeGreaterThan(5)
    expect(Math.min(...asked.map(({ startTime }) => startTime)), address).toBeGreaterThanOrEqual(painted)
    await expect(page.locator('link[rel=icon][sizes=any]')).toHaveAttribute('href', /^data:image\/svg\+xml,/)
  }
})
