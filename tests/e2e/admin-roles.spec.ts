import type { Page } from '@playwright/test'
import { service, signIn, test } from '../support/accounts'
import { publicKey } from '../support/admin-api'
import { expect } from '../support/test'

const main = (page: Page) => page.getByRole('main')
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Admin' })

async function enterAs(page: Page, role: string, email: string) {
  const account = { email, password: 'a password of my own' }
  const { error } = await service.auth.admin.createUser({
    ...account,
    email_confirm: true,
    app_metadata: { role },
  })
  if (error) throw error
  await page.goto('/admin')
  await signIn(page, account)
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
}

test('a sales person makes an order of a lead, and is refused settings, staff and erasing', async ({
  page,
  request,
  newEmail,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const sent = await request.post('/rest/v1/rpc/submit_contact', {
    headers: { apikey: publicKey },
    data: { name: `Noor ${mark}`, contact: `noor-${mark}@example.test`, message: 'Hello', kind: 'quote' },
  })
  expect(sent.ok(), await sent.text()).toBe(true)

  await enterAs(page, 'sales', newEmail())
  for (const closed of ['Website', 'Settings'])
    await expect(navigation(page).getByRole('link', { name: closed })).toHaveCount(0)

  await page.goto(`/admin/requests?q=${mark}`)
  await main(page)
    .getByRole('link', { name: `Noor ${mark}`, exact: true })
    .click()
  await expect(main(page).getByRole('button', { name: /^(?:Delete|Erase)/ })).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Create an order' }).first().click()
  await page.getByLabel('Amount (RM)').fill('1200')
  await page.getByRole('button', { name: 'Save order' }).click()
  await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-f-]{36}$/)

  for (const address of ['/admin/settings', '/admin/staff', '/admin/history', '/admin/blog']) {
    await page.goto(address)
    await expect(main(page).getByText('Your account has no access to this screen')).toBeVisible()
  }
})

test('a writer writes an article and sees no lead', async ({ page, newEmail }) => {
  await enterAs(page, 'writer', newEmail())
  for (const closed of ['Inbox', 'Calendar', 'Orders', 'People', 'Settings'])
    await expect(navigation(page).getByRole('link', { name: closed })).toHaveCount(0)
  await navigation(page).getByRole('link', { name: 'Website' }).click()
  await expect(page.getByRole('heading', { name: 'Articles', level: 1 })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'New article' })).toBeVisible()

  for (const address of ['/admin/inbox', '/admin/orders', '/admin/people', '/admin/settings']) {
    await page.goto(address)
    await expect(main(page).getByText('Your account has no access to this screen')).toBeVisible()
  }
})
