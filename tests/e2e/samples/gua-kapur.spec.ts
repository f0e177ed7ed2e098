import { expect, test } from '../../support/test'

// The date is a The date is a Thursday.
test.beforeEach(async ({ page }) => page.clock.setFixedTime('2026-11-26T12:00:00+08:00'))

test('a lane of the wall shows its routes', async ({ page }) => {
  await page.goto('/demo/gua-kapur/')
  await expect(page.getByRole('heading', { name: 'Yellow, your first visit' })).toBeVisible()
  await page.getByRole('radio', { name: /Yellow/ }).press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Green, a month or so' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Taugeh' })).toBeVisible()
  await expect(page.getByText('10 holds. Set by Siva on 24 November.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kopi O' })).toBeHidden()
})

test('the price of a day is the sum for all visitors, less with own shoes, and requires enough adults', async ({
  page,
}) => {
  await page.goto('/demo/gua-kapur/')
  await expect(page.getByText('RM 86', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'One more: With their own shoes' }).press('Enter')
  await expect(page.getByText('RM 82', { exact: true })).toBeVisible()
  await expect(page.getByText('3 on the wall, 2 pairs of shoes from us')).toBeVisible()
  await page.getByLabel('Under twelve', { exact: true }).fill('5')
  await expect(page.getByText('RM 170', { exact: true })).toBeVisible()
  await expect(page.getByText('at most: bring 1 more.')).toBeVisible()
})

test('sessions are listed by day, and a full one cannot be joined', async ({ page }) => {
  await page.goto('/demo/gua-kapur/')
  await expect(page.getByRole('heading', { name: 'Thursday 26 November' })).toBeVisible()
  await page.getByRole('radio', { name: /Sat/ }).check()
  await expect(page.getByRole('heading', { name: 'Saturday 28 November' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Full: Try a white, 16.00' })).toBeDisabled()
  await page.getByRole('button', { name: 'Join First hour, 10.30' }).click()
  await expect(page.getByText('This is a sample: nothing was sent.')).toBeVisible()
})

test('the waiver is validated, and accepts a name or a drawn signature', async ({ page }) => {
  await page.goto('/demo/gua-kapur/first-visit.html')
  const sign = page.getByRole('button', { name: 'Sign the waiver' })
  await sign.click()
  await expect(page.getByText('This one needs a tick.')).toHaveCount(3)
  await expect(page.getByLabel('Your name', { exact: true })).toBeFocused()

  await page.keyboard.type('Aina')
  const born = page.getByRole('group', { name: 'Day of birth' })
  await born.getByLabel('Day').fill('27')
  await born.getByLabel('Month').selectOption('November')
  await born.getByLabel('Year').fill('2008')
  await page.getByLabel('Whom to call').fill('012-345 6789')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await sign.click()
  await expect(page.getByText('eighteen or over signs')).toBeVisible()
  await expect(page.getByText('Sign with a finger, or type your name.')).toBeVisible()

  await born.getByLabel('Day').fill('26')
  const pad = await page.locator('#pad').boundingBox()
  await page.locator('#pad').scrollIntoViewIfNeeded()
  await page.locator('#pad').hover({ position: { x: 30, y: 60 } })
  await page.mouse.down()
  await page.mouse.move((pad?.x ?? 0) + 160, 400, { steps: 4 })
  await page.mouse.up()
  await sign.click()
  await expect(page.getByText('This is a sample: nothing was sent, and nothing was signed.')).toBeVisible()
})
