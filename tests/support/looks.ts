import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

// The axe-core that @axe-core/playwright brings. Its builder opens another page for each answer; asked in the page
// itself, axe is several times as quick, and every check of the desk and the site is one of hundreds.
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const { source } = createRequire(builder)('axe-core') as { source: string }

interface InPage {
  axe?: {
    run: (
      where: object,
      options: object,
    ) => Promise<{ violations: Array<{ id: string; nodes: Array<{ html: string }> }> }>
  }
}

/**
 * axe finds nothing on the page as it stands. Documents in frames are pages of their own; `leaveOut` selects what
 * need not be asked again, such as the many rows of a list that are all made alike.
 */
export async function expectAccessible(page: Page, where = page.url(), leaveOut?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const found = await page.evaluate(async (alike) => {
    const { axe } = window as unknown as InPage
    const root = alike ? { include: [['html']], exclude: [[alike]] } : document
    const answer = await axe?.run(root, { iframes: false, resultTypes: ['violations'] })
    return answer?.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  }, leaveOut)
  expect(found, where).toEqual([])
}

/** Nothing runs off the side. */
export async function expectNoOverflow(page: Page, where = page.url()): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(beyond, where).toBeLessThanOrEqual(0)
}
