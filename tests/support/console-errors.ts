import type { Page } from '@playwright/test'

/** Collects console errors, failed hydration and violations of the security policy. */
export function collectConsoleErrors(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat/i.test(message.text())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  return faults
}

/**
 * Waits until the site's script runs, so that it handles clicks. A scroll event starts a page that loads its
 * script on interaction.
 */
export async function siteReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('scroll'))
    return document.documentElement.dataset.ready !== undefined
  })
}

/** Opens an address and waits until the site's script runs. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await siteReady(page)
}
