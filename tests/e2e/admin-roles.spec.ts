import type { Page } from '@playwright/test'
import { enterAs, test } from '../support/accounts'
import { openScreen } from '../support/admin'
import { expect } from '../support/test'

const main = (page: Page) => page.getByRole('main')
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Admin' })

test('a writer can write an article and sees no leads', async ({ page, newEmail }) => {
  await enterAs(page, 'writer', newEmail())
  for (const closed of ['Inbox', 'Calendar', 'Orders', 'People', 'Settings'])
    await expect(navigation(page).getByRole('link', { name: closed })).toHaveCount(0)
  await navigation(page).getByRole('link', { name: 'Website' }).click()
  await expect(page.getByRole('heading', { name: 'Articles', level: 1 })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'New article' })).toBeVisible()

  await openScreen(page, '/admin/inbox')
  await expect(main(page).getByText('Your account has no access to this screen')).toBeVisible()
})
