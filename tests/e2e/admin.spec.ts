import { expect, test } from '@playwright/test'
import { signIn } from '../support/accounts'
import { openAdmin } from '../support/admin'

test('signing in or out in one tab does the same in the other, which opens its own screen', async ({
  page,
  context,
}) => {
  await page.goto('/admin/bookings')
  await expect(page.getByLabel('Password')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/admin/subscribers')
  await signIn(other, { email: 'admin@example.test', password: 'local-admin-password' })
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Subscribers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(other.getByLabel('Password')).toBeVisible()
  await expect(other.getByRole('status')).toContainText('Your session has ended. Please sign in again.')
  await expect(other.getByRole('table')).toHaveCount(0)
  await other.reload()
  await expect(other.getByLabel('Password')).toBeVisible()
})

test('on a phone the menu opens, navigates and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAdmin(page)
  await page.getByLabel('Menu').click()
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeHidden()
})
