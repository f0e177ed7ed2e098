import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface WithAxe {
  axe: typeof import('axe-core')
}

interface Asked {
  /** Selects what need not be asked again, such as the many rows of a list that are all made alike. */
  leaveOut?: string
  /** What to call the page in a failure. */
  where?: string
}

/**
 * axe finds nothing on the page as it stands. Only faults are asked for; documents in frames are pages of their own.
 * axe is put into a page once, however often it is asked there.
 */
export async function expectAccessible(page: Page, { leaveOut, where }: Asked = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const found = await page.evaluate(async (alike) => {
    const root = { include: [['html']], exclude: alike ? [[alike]] : [] }
    const { violations } = await (window as unknown as WithAxe).axe.run(root, {
      iframes: false,
      resultTypes: ['violations'],
    })
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  }, leaveOut)
  expect(found, where).toEqual([])
}

/** axe finds nothing on the page as it stands, by day and by night. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
  }
}

/** Opens everything that opens, at once: questions of one group, too, which else close each other. */
export async function openDetails(page: Page, which = 'details'): Promise<void> {
  await page.evaluate((selector) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(selector)) {
      details.removeAttribute('name')
      details.open = true
    }
  }, which)
}

/** Nothing runs off the side. */
export async function expectNoOverflow(page: Page, where = 'the page'): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(beyond, `${where} at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0)
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
