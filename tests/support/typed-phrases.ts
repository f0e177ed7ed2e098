import { expect, type Locator, type Page } from '@playwright/test'
import { siteReady } from './faults'

/** More than one round of any of the site's typed placeholders. */
const roundMs = 60_000

/** All that a field's placeholder says in a round, without its cursor. The page's clock must be installed. */
export async function typedPhrases(page: Page, field: Locator): Promise<string[]> {
  await siteReady(page)
  await field.scrollIntoViewIfNeeded()
  // It types once the browser has seen it on the screen, which the page's clock does not hasten.
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return field.getAttribute('placeholder')
    })
    .toContain('|')
  const said = await field.evaluateHandle((element) => {
    const words = new Set<string>()
    new MutationObserver((changes) => {
      for (const { oldValue } of changes) words.add((oldValue ?? '').replace('|', ''))
    }).observe(element, { attributeFilter: ['placeholder'], attributeOldValue: true })
    return words
  })
  await page.clock.runFor(roundMs)
  return said.evaluate((words) => [...words])
}
