import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.setFixedTime('2026-11-22T09:00:00+08:00')
  await page.goto('/demo/terus/')
})

const expectRows = async (page: Page, amounts: string[]) =>
  expect(page.getByRole('region', { name: /The sum/ }).getByRole('status')).toHaveText(amounts)

/** The height of each row's bar relative to the first. */
const proportions = (page: Page) =>
  page.locator('.row').evaluateAll((rows) => {
    const tall = rows.map((row) => parseFloat(getComputedStyle(row, '::before').height))
    return tall.map((each) => each / (tall[0] ?? 1))
  })

test('the rows show the sums, each with a bar of proportional height', async ({ page }) => {
  await expectRows(page, ['180,000', '187,740', '119,516'])
  const [, kept = 0, fee = 0] = await proportions(page)
  expect(kept).toBeCloseTo(187_740 / 180_000, 1)
  expect(fee).toBeCloseTo(119_516 / 180_000, 1)
})

test('a cheaper fund shrinks the last row, also by keyboard', async ({ page }) => {
  const cost = page.getByLabel('The fund costs')
  await cost.fill('0.5')
  await expectRows(page, ['180,000', '263,087', '44,169'])
  await cost.press('Home')
  await expectRows(page, ['180,000', '307,256', '0'])
})

test('money without growth is the sum paid in', async ({ page }) => {
  await page.getByLabel('Growth a year').fill('0')
  await page.getByLabel('The fund costs').fill('0')
  await page.getByLabel('Put in each month').fill('1000')
  await page.getByLabel('For so long').fill('10')
  await expectRows(page, ['120,000', '0', '0'])
})

test('a fund that costs more than it grows reduces the sum paid in', async ({ page }) => {
  await page.getByLabel('Growth a year').fill('0')
  await expect(page.getByText('What is left of RM180,000.')).toBeVisible()
})

test('a taken hour cannot be chosen, a free one can', async ({ page }) => {
  await expect(page.getByRole('radio', { name: '11.00 taken' })).toBeDisabled()
  await page.getByRole('radio', { name: '9.30 free' }).check()
  await expect(page.getByText('Monday 23 November, 9.30. One hour, RM 280.')).toBeVisible()
  await page.getByLabel('Name').fill('Aina')
  await page.getByLabel('Email').fill('aina@example.com')
  await page.getByRole('button', { name: 'Take this hour' }).click()
  await expect(page.getByText('This is a sample: nothing was sent.')).toBeVisible()
})

test('hours are added up, and those included in a plan are not charged twice', async ({ page }) => {
  await page.getByRole('link', { name: 'What we charge' }).click()
  await page.getByRole('checkbox', { name: /When can I stop working/ }).check()
  await page.getByRole('checkbox', { name: /What your funds cost you/ }).check()
  await expect(page.locator('#total')).toHaveText('1,120')
  await page.getByRole('checkbox', { name: /A plan from the beginning/ }).check()
  await expect(page.locator('#total')).toHaveText('1,680')
  await expect(page.getByText('6 hours at RM 280.')).toBeVisible()
})
