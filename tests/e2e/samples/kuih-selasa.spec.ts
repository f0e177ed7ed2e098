import { expect, test } from '../../support/test'

// The date is a Thursday. By the rules in data.js, 7 onde-onde and no keria are left for Tuesday, and a
// quarter past is full.
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-26T12:00:00+08:00')
  await page.goto('/demo/kuih-selasa/')
})

test('the box shows its sum, and is limited by the kitchen’s stock', async ({ page }) => {
  const box = page.getByRole('region', { name: 'Your box' })
  const ondeOnde = page.getByRole('button', { name: /Put one Onde-onde/ })
  for (let piece = 0; piece < 7; piece++) await ondeOnde.press('Enter')
  await expect(box.getByText('7 pieces, RM 5.60')).toBeVisible()
  await expect(ondeOnde).toContainText('all yours')
  await ondeOnde.press('Enter')
  await expect(box.getByText('That is all the Onde-onde there is this week.')).toBeVisible()
  await expect(box.getByText('7 pieces, RM 5.60')).toBeVisible()

  await page.getByRole('button', { name: 'Kuih keria, gone for this week' }).press('Enter')
  await expect(box.getByText('Kuih keria is gone this week.')).toBeVisible()
  await page.getByRole('button', { name: /Put one Ang ku/ }).click()
  await box.getByRole('button', { name: 'One less Onde-onde' }).click()
  await expect(box.getByText('7 pieces, RM 6.30')).toBeVisible()
  await box.getByRole('button', { name: 'One less Ang ku' }).press('Enter')
  await expect(page.getByRole('button', { name: /Put one Ang ku/ })).toBeFocused()
})

test('an order asks for missing fields, refuses a full quarter of an hour, and becomes a text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Send the order' }).click()
  for (const missing of [
    'Put at least one kuih in the box.',
    'Choose a quarter of an hour.',
    'Write the name for the box.',
  ])
    await expect(page.getByText(missing, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /Put one Ang ku/ })).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: /3\.15 pm/ })).toBeDisabled()
  await page.getByRole('radio', { name: '3.30 pm' }).check()
  await page.getByLabel('Name for the box').fill('Aina')
  await page.getByRole('button', { name: 'Copy as text' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'KUIH SELASA\nFor: Aina\nCollect: Tuesday 1 December, 3.30 pm\n\n1 × Ang ku\n\n1 piece, RM 1.50',
  )
  await page.getByRole('button', { name: 'Send the order' }).click()
  await expect(page.getByText('This is a sample: nothing was sent.')).toBeVisible()
})

test('the page about collecting shows the number of boxes in each quarter of an hour', async ({ page }) => {
  await page.getByRole('link', { name: 'Collecting' }).click()
  await expect(page.getByRole('heading', { name: 'How full is Tuesday 1 December?' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '3.15 pm' })).toContainText('full')
  await expect(page.getByRole('listitem').filter({ hasText: '3.30 pm' })).toContainText('3 of 4 free')
})
