import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

// The axe-core that @axe-core/playwright brings. Its builder puts axe into the page anew for each answer; where one
// page is asked a hundred times without being loaded again, once will do.
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
 * axe finds nothing on the page as it stands, which `where` names. Documents in frames are pages of their own;
 * `leaveOut` selects what need not be asked again, such as the many rows of a list that are all made alike.
 */
export async function expectAccessibleWithout(leaveOut: string, page: Page, where: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const found = await page.evaluate(async (alike) => {
    const { axe } = window as unknown as InPage
    const root = { include: [['html']], exclude: [[alike]] }
    const answer = await axe?.run(root, { iframes: false, resultTypes: ['violations'] })
    return answer?.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  }, leaveOut)
  expect(found, where).toEqual([])
}
