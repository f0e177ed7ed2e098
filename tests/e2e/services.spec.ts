import type { Page } from '@playwright/test'
import { openPage } from '../support/console-errors'
import { expectAccessibleInBoth } from '../support/visual-checks'
import { publishedNiches } from '../support/niches'
import { expect, test } from '../support/test'

const field = (page: Page) => page.getByRole('combobox', { name: 'Find your industry' })
const names = (page: Page) => page.locator('#industries').getByRole('heading', { level: 3 })

test('the directory shows 6 sectors, then all, then 6 again, shows its claims, links other industries to a call, and finds a trade in Malay', async ({
  page,
  request,
}) => {
  const all = await publishedNiches(request)
  await openPage(page, '/services')
  await expect(page.getByText(`6 of ${all.length}`, { exact: true })).toBeVisible()
  await expect(names(page).filter({ visible: true })).toHaveText(all.slice(0, 6).map(({ name }) => name))
  const toggle = page.getByRole('button', { name: 'View All Sectors' })
  await toggle.click()
  await expect(names(page).filter({ visible: true })).toHaveText(all.map(({ name }) => name))
  await page.getByRole('button', { name: 'Show Fewer Sectors' }).click()
  await expect(names(page).filter({ visible: true })).toHaveCount(6)
  await expect(toggle).toBeInViewport()

  const main = page.getByRole('main')
  for (const [figure, label] of [
    ['Deep', 'Industry Experience'],
    ['95%', 'Client Retention'],
    ['Bespoke', 'Technical Solutions'],
  ] as const) {
    await expect(main.getByText(figure, { exact: true })).toBeVisible()
    await expect(main.getByText(label, { exact: true })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Explore Industries' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await expect(page.getByRole('heading', { name: 'Law Firms' })).toBeInViewport()
  await expect(main.getByRole('link', { name: 'Tell Us About Your Industry' })).toHaveAttribute(
    'href',
    '/book-a-call',
  )
  await expect(main.locator('a[href^="/blog/"]')).toHaveCount(3)

  await field(page).fill('klinik')
  await page.getByRole('option', { name: 'Medical Sector' }).click()
  await expect(page).toHaveURL(/\/services\/medical-professional$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the directory lists all sectors, and an industry page shows everything', async ({
    page,
    request,
  }) => {
    const all = await publishedNiches(request)
    await page.goto('/services')
    await expect(names(page).filter({ visible: true })).toHaveCount(all.length)
    await expect(page.getByRole('button', { name: 'View All Sectors' })).toBeHidden()
    await field(page).fill('klinik')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/services\?industry=klinik#industries$/)
    await expect(page.getByRole('link', { name: 'Medical Sector' })).toBeInViewport()
    await page.getByRole('link', { name: 'Law Firms' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('A worried reader')
    await expect(page.getByText('THINK. LAUNCH. REPEAT.')).toBeVisible()
  })
})

test('axe finds no violations on the directory with its search open and all sectors shown @looks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await openPage(page, '/services')
  await page.getByRole('button', { name: 'View All Sectors' }).click()
  await field(page).fill('e')
  await page.keyboard.press('ArrowDown')
  await expectAccessibleInBoth(page)
})
