import { expect, test } from '../../support/test'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.setFixedTime('2026-11-22T09:00:00+08:00')
  await page.goto('/demo/bengkel-ketam/')
})

test('the button assembles the chair and takes it apart', async ({ page }) => {
  const drawing = page.getByRole('img', { name: /eleven pieces/ })
  const apart = await drawing.innerHTML()
  await page.getByRole('button', { name: 'Put it together' }).click()
  await expect(page.getByRole('button', { name: 'Take it apart' })).toBeVisible()
  expect(await drawing.innerHTML()).not.toBe(apart)
  await page.getByRole('button', { name: 'Take it apart' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Put it together' })).toBeVisible()
  expect(await drawing.innerHTML()).toBe(apart)
})

test('a pressed part is highlighted and explained', async ({ page }) => {
  const drawing = page.getByRole('img', { name: /eleven pieces/ })
  const plain = await drawing.innerHTML()
  await page.getByRole('button', { name: '4 rails' }).click()
  await expect(page.getByText('The four rails hold everything square.')).toBeVisible()
  expect(await drawing.innerHTML()).not.toBe(plain)
})

test('an order has the right sum, deposit and date', async ({ page }) => {
  await page.getByRole('radio', { name: /Chengal/ }).check()
  await page.getByLabel('How many').selectOption('2')
  await page.getByLabel('Where to').selectOption('Negeri Sembilan, Klang Valley')
  const docket = page.locator('#sum')
  await expect(docket).toContainText('2 chairs in chengal, RM 1,780')
  await expect(docket).toContainText('RM 1,890')
  await expect(docket).toContainText('Deposit now, RM 567')
  await page.getByRole('radio', { name: /^7 December/ }).check()
  await expect(page.getByText('Begun on 7 December, ready on 1 January.')).toBeVisible()
  await page.getByRole('button', { name: 'Order it' }).click()
  await expect(page.getByText('This is a sample: nothing was sent.')).toBeVisible()
})

test('a week without capacity for that many chairs cannot be chosen', async ({ page }) => {
  const week = page.getByRole('radio', { name: /^21 December/ })
  await week.check()
  await page.getByLabel('How many').selectOption('6')
  await expect(week).toBeDisabled()
  await expect(week).not.toBeChecked()
  await expect(page.getByText('Choose a week at the bench.')).toBeVisible()
})

test('an order can be tracked from timber to oil', async ({ page }) => {
  await page.getByLabel('Order number').selectOption('K 204')
  await expect(page.getByRole('listitem').filter({ hasText: 'Pegged' })).toHaveAttribute(
    'aria-current',
    'step',
  )
})

test('the price of a repair is the sum of its parts, and our own joints are free', async ({ page }) => {
  await page.getByRole('link', { name: 'Repairs' }).click()
  await page.getByRole('checkbox', { name: /A joint is loose/ }).check()
  await page.getByRole('checkbox', { name: /The seat has split/ }).check()
  await expect(page.getByText('RM 185, and 6 days at the bench.')).toBeVisible()
  await page.getByRole('radio', { name: 'This bench' }).check()
  await expect(page.getByText('RM 140, and 6 days at the bench.')).toBeVisible()
})
