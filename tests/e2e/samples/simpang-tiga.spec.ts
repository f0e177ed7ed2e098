import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test'

/** Opens the page at a time of day in Kajang. */
const openAt = async (page: Page, time: string) => {
  await page.clock.setFixedTime(`${time}+08:00`)
  await page.goto('/demo/simpang-tiga/')
}

test('the first line shows whether there is rice', async ({ page }) => {
  for (const [time, says] of [
    ['2026-11-24T05:30', 'Closed now. Rice again today at six.'],
    ['2026-11-24T06:30', 'Open now. The rice lasts till about 10.00.'],
    ['2026-11-24T10:45', 'Sold out. Rice again tomorrow at six.'],
    ['2026-11-22T20:00', 'Closed now. Rice again on Tuesday at six.'],
    ['2026-11-23T08:00', 'Closed today, as every Monday. Rice again tomorrow at six.'],
  ] as const) {
    await openAt(page, time)
    await expect(page.getByText(says), time).toBeVisible()
  }
})

test('an order has the right sum and is shown as the stall will read it', async ({ page }) => {
  await openAt(page, '2026-11-24T20:00')
  await page.getByRole('spinbutton', { name: 'How many packets?' }).fill('12')
  await page.getByRole('checkbox', { name: /More sambal/ }).check()
  await page.getByRole('checkbox', { name: /Ayam berempah/ }).check()
  await page.getByRole('checkbox', { name: 'Peanuts' }).uncheck()
  await expect(page.getByText('12 at RM 7.50 = RM 90.00')).toBeVisible()
  await page.getByRole('radio', { name: /^6.00/ }).check()
  await page.getByLabel('Your name').fill('Aina')
  await expect(page.locator('#message')).toHaveText(
    'Wednesday 25 November, 6.00\n12 bungkus, extra sambal, with ayam, no peanuts\nRM 90.00, paid at the stall\nAina',
  )
  await page.getByRole('button', { name: 'Send the order' }).click()
  await expect(page.getByText('This is a sample: nothing was sent.')).toBeVisible()
})

test('a quarter of an hour without enough capacity cannot be chosen', async ({ page }) => {
  await openAt(page, '2026-11-22T20:00')
  const quarter = page.getByRole('radio', { name: '6.00 11 left' })
  await quarter.check()
  await expect(page.getByRole('radio', { name: '8.00 full' })).toBeDisabled()
  const more = page.getByRole('button', { name: 'One more' })
  await more.press('Enter')
  await expect(quarter).toBeChecked()
  await more.press('Enter')
  await expect(quarter).toBeDisabled()
  await expect(quarter).not.toBeChecked()
})

test('late at night the order is for the day after tomorrow, and never for a Monday', async ({ page }) => {
  await openAt(page, '2026-11-24T22:30')
  await expect(page.getByText('For Thursday 26 November')).toBeVisible()
  await openAt(page, '2026-11-21T22:30')
  await expect(page.getByText('For Tuesday 24 November')).toBeVisible()
})
