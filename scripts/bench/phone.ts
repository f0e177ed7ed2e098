import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../find-binaries.mjs'

type OnPhone = <T>(visit: (page: Page) => Promise<T>) => Promise<T>

/** Runs a measurement that visits pages on phones: each visit has a new one, without cache or cookies. */
export async function withPhones(measure: (onPhone: OnPhone) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    // Background activity would distort a measurement.
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    await measure(async (visit) => {
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 1.75,
        locale: 'en-MY',
        timezoneId: 'Asia/Kuala_Lumpur',
      })
      const result = await visit(await context.newPage())
      await context.close()
      return result
    })
  } finally {
    await browser.close()
  }
}
