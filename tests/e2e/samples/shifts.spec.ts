import { readdirSync } from 'node:fs'
import { expect, test } from '../../support/test'

const pages = readdirSync('public/demo', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
)

/** A slow phone with Lighthouse's settings. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }

for (const width of [360, 1440]) {
  test(`the layout shifts of each sample are good at ${width} px on a slow phone`, async ({ page }) => {
    test.setTimeout(180_000)
    expect(pages.length).toBeGreaterThan(15)
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await session.send('Network.emulateNetworkConditions', slow4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    for (const file of pages) {
      await page.goto(`/demo/${file}`)
      const shifts = await page.evaluate(async () => {
        await document.fonts.ready
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        const observer = new PerformanceObserver(() => {})
        observer.observe({ type: 'layout-shift', buffered: true })
        const entries = observer.takeRecords() as Array<PerformanceEntry & { value: number }>
        return entries.reduce((sum, { value }) => sum + value, 0)
      })
      // Core Web Vitals call up to 0.1 good; a font that arrives late may move a line.
      expect.soft(shifts, file).toBeLessThanOrEqual(0.1)
    }
  })
}
