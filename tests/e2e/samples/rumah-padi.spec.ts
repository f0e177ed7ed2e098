import { expect, test } from '../../support/test'

test.beforeEach(async ({ page }) => {
  // A Sunday. In the room Ladang the night of the 24th and the first weekend of December are taken.
  await page.clock.setFixedTime('2026-11-22T09:00:00+08:00')
  await page.goto('/demo/rumah-padi/')
})

test('chosen nights are on the card with their price, and sending says that nothing was sent', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Night of Friday 27 November, RM 210' }).click()
  await page.getByRole('button', { name: 'Night of Sunday 29 November, RM 180' }).click()
  await expect(page.getByText('Friday 27 to Monday 30 November', { exact: true })).toBeVisible()
  await expect(page.getByText('Ladang, 3 nights: 210 + 210 + 180 = RM 600')).toBeVisible()
  await page.getByLabel('Your name, and where you come from').fill('Aina, Klang')
  await page.getByLabel('and a small dog').check()
  await page.getByRole('button', { name: 'Post it' }).click()
  await expect(page.getByText(/Two of us and a small dog. Aina, Klang.*nothing was sent/)).toBeVisible()
})

test('a taken night can be neither chosen nor included in a stay', async ({ page }) => {
  const card = page.locator('#when')
  await page.getByRole('button', { name: 'Night of Tuesday 24 November, taken' }).press('Enter')
  await expect(page.getByText('The night of Tuesday 24 November is taken in Ladang.')).toBeVisible()
  await expect(card).toHaveText('Choose your nights')
  await page.getByRole('button', { name: 'Night of Monday 23 November' }).click()
  await page.getByRole('button', { name: 'Night of Wednesday 25 November' }).click()
  await expect(card).toHaveText('Wednesday 25 to Thursday 26 November')
})

test('each room has its own free nights, price and number of guests', async ({ page }) => {
  await page.getByRole('radio', { name: /^Loteng/ }).check()
  await page.getByRole('button', { name: 'Night of Tuesday 24 November, RM 220' }).click()
  await expect(page.getByText('Loteng, one night: RM 220')).toBeVisible()
  await page.getByLabel('How many').selectOption('Four of us')
  await page.getByRole('radio', { name: /^Ladang/ }).check()
  await expect(page.getByLabel('How many')).toHaveValue('2')
  await expect(page.locator('#when')).toHaveText('Choose your nights')
})

test('a letter of the name shows its weeks in the field and opens the nights of that time', async ({
  page,
}) => {
  await expect(page.getByText('This week: turning, till 1 December.')).toBeVisible()
  await page.getByRole('button', { name: 'S: Water' }).click()
  await expect(page.getByText('Water: 8 February to 21 February.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Night of Monday 8 February.*field: water/ })).toBeVisible()
})

test('arrow keys move through the nights', async ({ page }) => {
  await page.getByRole('button', { name: 'Night of Sunday 22 November' }).focus()
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByRole('button', { name: 'Night of Monday 30 November' })).toBeFocused()
  await expect(page.locator('#when')).toHaveText('Monday 30 November to Tuesday 1 December')
})

test('the road is shown for the day of arrival', async ({ page }) => {
  await page.getByRole('link', { name: 'Getting here' }).click()
  await expect(page.getByText('You share the road with tractors.')).toBeVisible()
  await page.getByRole('radio', { name: 'Saturday' }).check()
  await expect(page.getByText('From ten it stands still at the mango stalls.')).toBeVisible()
  await expect(page.getByText('11 in the morning: 5 of 5')).toBeAttached()
})
