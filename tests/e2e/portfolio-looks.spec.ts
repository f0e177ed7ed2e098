import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { siteReady } from '../support/faults'
import { expect, test } from '../support/test'

const addresses = [
  '/portfolio',
  '/portfolio?status=concept&industry=law',
  '/portfolio/teluk-senja',
  '/portfolio/harun-lim',
  '/portfolio/no-such-project',
]

async function open(page: Page, address: string) {
  await page.goto(address)
  await siteReady(page)
  if (address === '/portfolio') await page.locator('#portfolio-gallery summary').click()
  if (address.includes('?')) await expect(page.getByText('No Projects Found')).toBeVisible()
  if (address.includes('no-such')) await expect(page.getByText('Project Not Found')).toBeVisible()
}

// 320 px is also what is left of 1280 px at 400 % zoom.
for (const width of [320, 360, 768, 900, 1024, 1440, 1920]) {
  test(`nothing of the portfolio runs off the side at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const address of addresses) {
      await open(page, address)
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(beyond, address).toBeLessThanOrEqual(0)
    }
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test(`axe finds nothing on the portfolio and its projects, ${colorScheme}, ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      for (const address of addresses) {
        await open(page, address)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]),
          address,
        ).toEqual([])
      }
    })
  }
}

test('the keyboard alone filters, shows all and opens a project', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/portfolio')
  await siteReady(page)
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  const tabTo = async (text: RegExp) => {
    for (let presses = 0; presses < 60 && !text.test(await focused()); presses += 1) {
      await page.keyboard.press('Tab')
    }
    expect(await focused()).toMatch(text)
  }
  await tabTo(/^Live Projects/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/status=live/)
  await tabTo(/^Show Filters/)
  await page.keyboard.press('Enter')
  await tabTo(/^Apex Package/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Showing 4 of 15 projects')).toBeVisible()
  await tabTo(/^Clear all/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/portfolio')
  await tabTo(/^Show 9 More/)
  await page.keyboard.press('Space')
  await expect(page.getByText('Showing 15 of 15 projects')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show Less' })).toBeFocused()
})
