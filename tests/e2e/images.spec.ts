import { expect, test } from '../support/test'

/** Pages with raster images; the others have vector drawings. */
const addresses = [
  '/',
  '/services/sme-startup',
  '/portfolio',
  '/portfolio/bengkel-ketam',
  '/portfolio/gua-kapur',
  '/portfolio/harun-lim',
]

const windows = [
  { viewport: { width: 360, height: 780 }, deviceScaleFactor: 3 },
  { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2 },
  { viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 1 },
]

// Keeps the built content, because other tests change projects meanwhile.
test.beforeEach(({ page }) => page.route('**/rpc/content_versions', (route) => route.abort()))

for (const { viewport, deviceScaleFactor } of windows) {
  test.describe(`${viewport.width} px at ${deviceScaleFactor}x`, () => {
    test.use({ viewport, deviceScaleFactor })

    // One test per page, because a browser prefers a larger file that it already has from another page.
    for (const address of addresses) {
      // A project page at phone width always; all others nightly.
      const isDaily = viewport.width === 360 && address === '/portfolio/gua-kapur'
      const tag = isDaily ? [] : ['@nightly']
      test(
        `${address} fetches each raster image as AVIF, about as wide as it is shown`,
        { tag },
        async ({ page }) => {
          await page.goto(address)
          const images = page.locator('main picture > img')
          await expect(images).not.toHaveCount(0)
          for (const image of await images.all()) {
            const shown = () =>
              image.evaluate((img: HTMLImageElement) => {
                img.scrollIntoView()
                return img.complete ? img.currentSrc : ''
              })
            await expect.poll(shown).toContain('/images/projects/')
            const file = await shown()
            expect(file).toMatch(/\.avif$/)
            // scripts/images/project-images.test.ts verifies the width in a file's name.
            const width = Number(/-(\d+)(?:x\d+)?\.avif$/.exec(file)?.[1])
            const needed =
              deviceScaleFactor * (await image.evaluate((img) => img.getBoundingClientRect().width))
            expect.soft(width / needed, `${file} for ${needed} px`).toBeLessThan(1.6)
            // Files are at most 1200 px wide, which is used for the largest images on dense screens.
            expect.soft(width / Math.min(needed, 1200), `${file} for ${needed} px`).toBeGreaterThan(0.9)
          }
        },
      )
    }
  })
}

for (const address of ['/portfolio', '/portfolio/gua-kapur'])
  test(
    `${address} requests its first image before the heading font, once, and no other size of it`,
    { tag: address === '/portfolio' ? [] : '@nightly' },
    async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      const first = await page
        .locator('main picture > img')
        .first()
        .evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname)
      const face = asked.findIndex((path) => path.endsWith('.woff2'))
      expect(asked.indexOf(first)).toBeGreaterThan(0)
      expect(asked.indexOf(first)).toBeLessThan(face)
      const stem = first.replace(/-\d+\.avif$/, '-')
      expect(asked.filter((path) => new RegExp(`^${stem}\\d+\\.`).test(path))).toEqual([first])
    },
  )
