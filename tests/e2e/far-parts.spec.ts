import type { Page } from '@playwright/test'
import { appPages } from '../../scripts/bench/public-pages'
import { siteReady } from '../support/faults'
import { expect, test } from '../support/test'

test.use({ viewport: { width: 360, height: 740 } })

test.beforeEach(async ({ page }) => {
  // Nothing is newer than the build: React would take over all parts at once for it.
  await page.route('**/rest/v1/**', (route) => route.abort())
})

/** The headings that the browser has not laid out. */
const skipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h2, h3')]
      .filter(
        (heading) => heading.checkVisibility() && !heading.checkVisibility({ contentVisibilityAuto: true }),
      )
      .map(({ textContent }) => textContent),
  )

const farParts = [
  ['a part of Home', '/'],
  ['a section of a long text', '/privacy-policy'],
] as const

for (const [what, address] of farParts)
  test(`${what} far below is laid out when it comes near, and nothing in sight moves`, async ({ page }) => {
    await page.goto(address)
    await siteReady(page)
    expect((await skipped(page)).length).toBeGreaterThan(5)
    await page.evaluate(() => {
      const moved: string[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push(JSON.stringify(entry))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const bottom = () =>
      page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
    await expect(async () => {
      await page.mouse.wheel(0, 500)
      expect(await bottom()).toBe(true)
    }).toPass()
    await expect.poll(() => skipped(page)).toEqual([])
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
  })

test('the contents of a long text lead to a section that is not laid out', async ({ page }) => {
  await page.goto('/privacy-policy')
  await siteReady(page)
  const last = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last()
  const name = (await last.textContent()) ?? ''
  expect(await skipped(page)).toContain(name)
  await last.click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport()
})

test('no part that waits has a field: a browser lays out all of it at once, to fill the field in', async ({
  page,
}) => {
  await page.goto('/contact')
  const found = await page.evaluate(
    async (addresses) => {
      const pages = await Promise.all(
        addresses.map(async (address) => {
          const html = await (await fetch(address)).text()
          return { address, built: new DOMParser().parseFromString(html, 'text/html') }
        }),
      )
      const having = (parts: string) =>
        pages.filter(({ built }) => built.querySelector(parts)).map(({ address }) => address)
      return { waiting: having('.far-part'), withField: having('.far-part :is(input, select, textarea)') }
    },
    await appPages(),
  )
  expect(found.waiting).toContain('/contact')
  expect(found.withField).toEqual([])
})

test('an address with a #part leads to it over parts that are not laid out', async ({ page }) => {
  await page.goto('/#call-to-action')
  await siteReady(page)
  await expect(page.locator('#call-to-action')).toBeInViewport()
  expect((await skipped(page)).length).toBeGreaterThan(0)
})

test('a page that is loaded again opens where one was', async ({ page }) => {
  await page.goto('/')
  await siteReady(page)
  const end = page.getByRole('heading', { level: 2 }).filter({ hasText: 'Ready to Own Your Digital Future?' })
  await end.scrollIntoViewIfNeeded()
  await expect(end).toBeInViewport()
  await page.reload()
  await siteReady(page)
  await expect(end).toBeInViewport()
})

test('a wide screen lays out all parts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await siteReady(page)
  await expect(page.getByRole('heading', { level: 2 }).nth(3)).toBeVisible()
  expect(await skipped(page)).toEqual([])
})

test('find in page reaches a part that is not laid out', async ({ page }) => {
  await page.goto('/')
  await siteReady(page)
  const last = (await skipped(page)).at(-1) ?? ''
  const found = await page.evaluate(
    (text) => (window as unknown as { find: (text: string) => boolean }).find(text),
    last,
  )
  expect(found).toBe(true)
  await expect(page.getByRole('heading', { name: last, exact: true })).toBeInViewport()
})

test('what is printed has all parts', async ({ page }) => {
  await page.goto('/')
  await siteReady(page)
  expect((await skipped(page)).length).toBeGreaterThan(5)
  await page.emulateMedia({ media: 'print' })
  expect(await skipped(page)).toEqual([])
})
