import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * axe finds nothing on the page as it stands. Only faults are asked for, and in the page itself: the default sums up
 * in a second, empty page, for frames of other sites, which we have none of, and takes three times as long.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
}

/** axe finds nothing on the page as it stands, by day and by night. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
  }
}

/** Nothing runs off the side. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(beyond, `at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0)
}

/** Nothing runs off the side, from 1280 px at 400 % zoom (320) to a large screen. */
export async function expectNoOverflowAtAnyWidth(page: Page): Promise<void> {
  for (const width of [320, 360, 768, 900, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
  }
}

/** The page as it stands fits every screen, and axe finds nothing: a phone by night, a desk by day. */
export async function expectGoodLooks(page: Page): Promise<void> {
  await expectNoOverflowAtAnyWidth(page)
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [360, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
  }
}
