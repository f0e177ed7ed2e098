import { expect, type Locator, type Page } from '@playwright/test'
import { siteReady } from './faults'

/** Longer than one round of any typed placeholder. */
const roundMs = 60_000

/**
 * All phrases of a field's typed placeholder in one round, without the cursor. The page's clock must be
 * installed.
 */
export async function typedPhrases(page: Page, field: Locator): Promise<string[]> {
  await siteReady(page)
  await field.scrollIntoViewIfNeeded()
  // Typing starts once the field is in view, which the page's clock does not speed up.
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
