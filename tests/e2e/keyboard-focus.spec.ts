import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/console-errors'
import { expect, test } from '../support/test'

const scrolled = (page: Page) => page.evaluate(() => scrollY)

/** Scrolls without animation, and waits for the scrollend event. */
const scrollPage = (page: Page, top: number) =>
  page.evaluate(
    (to) =>
      new Promise((done) => {
        addEventListener('scrollend', done, { once: true })
        scrollTo({ top: to, behavior: 'instant' })
      }).then(() => undefined),
    top,
  )

/** The texts and controls that a box covers. */
const coveredBy = (box: Locator) =>
  box.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isUnder = (rect: DOMRect) =>
      rect.width > 1 && rect.left < right && rect.right > left && rect.top < bottom && rect.bottom > top
    /** Whether it is invisible there: scrolled out of a container, or only for screen readers. */
    const isCutOff = (owner: Element | null): boolean =>
      owner !== null &&
      ((getComputedStyle(owner).overflowX !== 'visible' && !isUnder(owner.getBoundingClientRect())) ||
        isCutOff(owner.parentElement))
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node instanceof Element ? node : node.parentElement
      if (!owner || element.contains(owner) || !owner.checkVisibility({ visibilityProperty: true })) continue
      if (isCutOff(owner)) continue
      const range = document.createRange()
      if (node instanceof Text && node.data.trim()) {
        range.selectNodeContents(node)
        if ([...range.getClientRects()].some(isUnder)) found.push(node.data)
      } else if (node instanceof Element && node.matches('a, button, input, select, textarea, summary')) {
        if (isUnder(node.getBoundingClientRect())) found.push(node.outerHTML.slice(0, 80))
      }
    }
    return found
  })

test('Book a Call is in the header at every width, also with text of 200 % @nightly', async ({ page }) => {
  await openPage(page, '/privacy-policy')
  const header = page.getByRole('banner')
  const call = header.getByRole('link', { name: 'Book a Call' })
  const toggle = header.getByLabel('Toggle menu')
  for (const textSize of ['100%', '200%']) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize)
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 780 })
      expect(await header.evaluate((row) => row.scrollWidth - row.clientWidth)).toBeLessThanOrEqual(0)
      await expect(call).toBeInViewport({ ratio: 1 })
      expect(await coveredBy(call), `under it at ${width} px, ${textSize}`).toEqual([])
      const { height = 0 } = (await call.boundingBox()) ?? {}
      expect(height).toBeGreaterThanOrEqual(24)
      if (width < 900) await expect(toggle).toBeInViewport({ ratio: 1 })
    }
  }
})

for (const width of [360, 768, 1440]) {
  test(`at ${width} px the arrow to the top hides while scrolling down and covers nothing, and Book a Call on its own page scrolls to the top @nightly`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const address of ['/', '/blog/who-owns-your-domain-name', '/services/law-firm', '/book-a-call']) {
      await openPage(page, address)
      const arrow = page.getByRole('button', { name: 'Scroll to top' })
      await expect(arrow).toHaveCount(0)
      // Measured each time, because newer content may shorten the page, and the arrow shows at its end.
      const rest = () =>
        page.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.ceil(scrollY))
      // From the current position, because on phones the page grows as parts come near.
      while ((await rest()) > 1400) {
        await scrollPage(page, (await scrolled(page)) + 740)
        const top = await scrolled(page)
        await expect(arrow, `${address} at ${top}`).toHaveCount(0)
        await scrollPage(page, top - 40)
        await expect(arrow).toBeInViewport({ ratio: 1 })
        expect(await coveredBy(arrow), `${address} at ${top}`).toEqual([])
      }
      await scrollPage(page, 1e6)
      await expect(arrow).toBeInViewport({ ratio: 1 })
      expect(await coveredBy(arrow), `${address} at its end`).toEqual([])
    }
    // On the booking page itself, the header's Book a Call scrolls to the top.
    await page.getByRole('banner').getByRole('link', { name: 'Book a Call' }).click()
    await expect.poll(() => scrolled(page)).toBe(0)
  })
}

test('a link to a section scrolls smoothly and moves the focus, and the arrow moves it back to the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await openPage(page, '/pricing')
    const stops = await page.evaluateHandle(() => {
      const seen = new Set<number>()
      addEventListener('scroll', () => seen.add(scrollY))
      return seen
    })
    const target = page.locator('#tailored-solutions')
    await page.getByRole('main').getByRole('link', { name: 'Explore Our Approach' }).press('Enter')
    await expect(target).toBeFocused()
    await expect.poll(async () => Math.abs((await target.boundingBox())?.y ?? 1000)).toBeLessThan(120)
    // The browser reports a scroll with its next frame.
    const count = expect.poll(() => stops.evaluate((seen) => seen.size))
    if (reducedMotion === 'reduce') await count.toBe(1)
    else await count.toBeGreaterThan(3)
    expect(page.url()).not.toContain('#')
  }
  await scrollPage(page, 1e6)
  const arrow = page.getByRole('button', { name: 'Scroll to top' })
  await arrow.press('Enter')
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(arrow).toHaveCount(0)
})

test('a page has one pause button for all typed placeholders', async ({ page }) => {
  await openPage(page, '/services')
  const pause = page.getByRole('button', { name: 'Pause typing' })
  await expect(pause).toHaveCount(1)
  await pause.press('Enter')
  const fields = page.locator('[placeholder]:not([placeholder=""])')
  const still = await fields.evaluateAll((all) => all.map((field) => field.getAttribute('placeholder')))
  expect(still.join('')).not.toContain('|')
  await page.getByRole('contentinfo').getByLabel('Your email').scrollIntoViewIfNeeded()
  await page.waitForFunction(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  expect(await fields.evaluateAll((all) => all.map((field) => field.getAttribute('placeholder')))).toEqual(
    still,
  )
  await page.getByRole('button', { name: 'Resume typing' }).press('Enter')
  await expect(pause).toHaveCount(1)
})

test('a bar at the bottom of the screen covers neither the focused control nor the page’s end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/contact')
  // Like the consent bar (src/features/consent), which only sites with visit counting have.
  await page.evaluate(() => {
    const bar =
      '<section class="consent-bar page"><p style="height:12rem"><button>Yes, count it</button></p></section>'
    document.querySelector('#root')?.insertAdjacentHTML('beforeend', bar)
  })
  const bar = page.locator('.consent-bar')
  const below = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0)
  await page.getByRole('main').getByLabel('Your name').focus()
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await page.keyboard.press('Tab')
    expect(await below()).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
  }
  await scrollPage(page, 1e6)
  expect(await coveredBy(bar)).toEqual([])
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeInViewport({ ratio: 1 })
})
