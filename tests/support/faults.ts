import type { Page } from '@playwright/test'

/** Collects what a console would show in red: errors, failed hydration, broken security policy. */
export function collectFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat/i.test(message.text())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  return faults
}

/** Waits until the site's own script runs, so that a press is answered by it. A page that rests is told of somebody. */
export async function siteReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('scroll'))
    return document.documentElement.dataset.ready !== undefined
  })
}
