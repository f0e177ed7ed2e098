import { expect, test } from '../../support/test'

// A Thursday.
test.beforeEach(async ({ page }) => page.clock.setFixedTime('2026-11-26T12:00:00+08:00'))

test('the ledger depends on the year end, the staff and the SST of a company', async ({ page }) => {
  await page.goto('/demo/kirasen/')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('47')
  await expect(page.getByText('47 filings. Next on our desk: SST-02, by 30 November.')).toBeVisible()
  await expect(row('Form C')).toContainText('31 July')

  await page.getByLabel('Your year ends in').selectOption('June')
  await expect(row('Form C')).toContainText('31 January')
  await page.getByLabel('The company was born in').selectOption('December')
  await expect(row('Annual return')).toContainText('31 December')

  await page.getByLabel('We pay staff').press('Space')
  await page.getByLabel('We charge SST').press('Space')
  await expect(row('EPF')).toContainText('not yours')
  await expect(row('Total')).toContainText('5')
  await expect(page.getByText('5 filings. Next on our desk: Annual return, by 31 December.')).toBeVisible()
})

test('documents can be ticked off, and the list can be printed', async ({ page }) => {
  await page.goto('/demo/kirasen/')
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await expect(page.getByText('0 of 9 in the bag.')).toBeVisible()
  for (const paper of await page.getByRole('group', { name: 'Nine papers' }).getByRole('checkbox').all())
    await paper.check()
  await expect(page.getByText('All of them.')).toBeVisible()
  await page.getByRole('button', { name: 'Print the list' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByText('Bank statements')).toBeVisible()
})

test('the fee is the sum of the chosen services', async ({ page }) => {
  await page.goto('/demo/kirasen/fees.html')
  // Books 460, tax 160, payroll 60 plus 18 for each of six.
  await expect(page.getByText('RM 788', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: /SST/ }).check()
  await page.getByLabel('People you pay').fill('10')
  await expect(page.getByText('RM 950', { exact: true })).toBeVisible()
  await expect(page.getByText('RM 11,400 a year.')).toBeVisible()
  await page.getByRole('radio', { name: /Small/ }).check()
  await expect(page.getByText('RM 720', { exact: true })).toBeVisible()
})

test('requesting the fee card needs a name and a number', async ({ page }) => {
  await page.goto('/demo/kirasen/fees.html')
  const ask = page.getByRole('button', { name: 'Ask for the fee card' })
  await ask.click()
  await expect(page.getByText('Write your name.')).toBeVisible()
  await expect(page.getByText('Write a number that we can ring back.')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Aina')
  await page.getByLabel('Number').fill('012-345 6789')
  await ask.press('Enter')
  await expect(page.getByText('This is a sample: nothing was sent.')).toBeVisible()
})
