import { expect, test } from '../../support/test'

// The date is a The date is a Thursday. By the rule in data.js, rooms 2, 5, 7 and 9 are free from Saturday to
// Tuesday.
test.beforeEach(async ({ page }) => page.clock.setFixedTime('2026-11-26T12:00:00+08:00'))

test('a free room can be held by keyboard, with the price of its nights; a taken one cannot be chosen', async ({
  page,
}) => {
  await page.goto('/demo/teluk-senja/')
  await page.getByLabel('Arrive', { exact: true }).selectOption('Sat 28 Nov')
  await page.getByLabel('Leave').selectOption('Tue 1 Dec')
  await page.getByRole('button', { name: 'See free rooms' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Where a lamp is lit, the room is free' })).toBeFocused()
  await expect(page.getByText('Sat 28 November to Tue 1 December: 4 lamps are lit.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Nipah.*taken/ })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Hold this room' })).toBeHidden()

  await page.getByRole('radio', { name: /Bakau/ }).press('Space')
  // 430 a night plus 40 on Saturday.
  await expect(page.getByText('Bakau, 3 nights for 2 guests: RM 1,330.')).toBeVisible()
  await page.getByRole('button', { name: 'Hold this room' }).press('Enter')
  await expect(page.getByText('This is a sample: nothing was sent.')).toBeVisible()

  await page.getByLabel('Guests').selectOption('Three')
  await expect(page.getByRole('radio', { name: /Senja.*sleeps 2/ })).toBeDisabled()
  await expect(page.getByRole('radio', { name: /Bakau.*RM 1,330/ })).toBeChecked()
})

test('a stay without a free room says so, and the departure follows the arrival', async ({ page }) => {
  await page.goto('/demo/teluk-senja/')
  await page.getByLabel('Leave').selectOption('Mon 14 Dec')
  await expect(page.getByText('No room is free for the whole stay.')).toBeVisible()
  await page.getByLabel('Arrive', { exact: true }).selectOption('Sun 20 Dec')
  await expect(page.getByLabel('Leave').locator('option:checked')).toHaveText('Mon 21 Dec')
})

test('the hour of arrival determines the boat, or says that the last has left', async ({ page }) => {
  await page.goto('/demo/teluk-senja/')
  const at = page.getByLabel('You arrive at')
  await at.fill('15:10')
  await expect(page.getByText('Your boat leaves at 18.30.')).toContainText('leaves the airport at 17.45')
  await page.getByRole('radio', { name: 'Ferry' }).check()
  await expect(page.getByText('Your boat leaves at 16.00.')).toContainText('Kuah ferry terminal at 15.25')
  await expect(page.getByRole('row', { name: /your boat/ })).toContainText('16.00')
  await at.fill('18:20')
  await expect(page.getByText('The last boat will have left.')).toBeVisible()
})

test('the plan shows the rooms within the chosen number of steps', async ({ page }) => {
  await page.goto('/demo/teluk-senja/rooms.html')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(9)
  await page.getByRole('radio', { name: 'None' }).check()
  await expect(page.getByText('2 of 9 rooms: Nipah, Bakau.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['1. Nipah', '2. Bakau'])
})
