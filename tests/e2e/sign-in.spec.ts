import type { Page } from '@playwright/test'
import { goTo, returnToTab, toast } from '../support/admin'
import { resetLink, service, signIn, test } from '../support/accounts'
import { expect } from '../support/test'

// Each with its own account, so that they also run against a site on another Supabase project.
test.describe.configure({ mode: 'parallel' })

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const expectDashboard = (page: Page) => expect(title(page)).toHaveText('Dashboard')
const ended = (page: Page) => page.getByText('Your session has ended. Please sign in again.')

test(
  'a wrong password shows the provider’s message and gives no access',
  { tag: '@conformance' },
  async ({ page, newAdministrator }) => {
    const { email, password } = await newAdministrator()
    await page.goto('/admin')
    await signIn(page, { email, password: 'not-the-password' })
    await expect(page.getByRole('alert')).toHaveText('Invalid login credentials')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0)
    await signIn(page, { email, password })
    await expectDashboard(page)
    await page.reload()
    await expectDashboard(page)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByLabel('Password')).toBeVisible()
    await page.goto('/admin')
    await expect(page.getByLabel('Password')).toBeVisible()
  },
)

test(
  'the link in the email about a forgotten password sets a new one, once, and signs out other devices',
  { tag: '@conformance' },
  async ({ page, browser, newAdministrator, newEmail }) => {
    const { email, password } = await newAdministrator()
    const elsewhere = await (await browser.newContext()).newPage()
    await elsewhere.goto('/admin')
    await signIn(elsewhere, { email, password })
    await expectDashboard(elsewhere)

    await page.goto('/admin')
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    const answers: string[] = []
    for (const address of [newEmail(), email]) {
      await page.getByLabel('Email').fill(address)
      await page.getByRole('button', { name: 'Send the link' }).click()
      answers.push((await page.getByRole('status').innerText()).replace(address, '…'))
      await page.getByRole('button', { name: 'No email? Send it again' }).click()
    }
    expect(answers[0], 'a known and an unknown address get the same answer').toBe(answers[1])

    const link = await resetLink(email)
    await page.goto(link)
    await expect(title(page)).toHaveText('Choose a new password')
    const field = page.getByLabel('New password')
    await field.fill('short')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByRole('alert')).toContainText('Please use at least 12 characters')
    await expect(field).toBeFocused()
    await field.fill(password)
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByRole('alert')).toContainText('This is already your password')
    await field.fill('three new words of mine')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByRole('status')).toContainText('Your new password is set')
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await expectDashboard(page)

    await returnToTab(elsewhere)
    await expect(ended(elsewhere)).toBeVisible()

    // Changes it in the admin.
    await page.goto('/admin/account')
    await page.getByLabel('Current password').fill('not this one')
    await page.getByLabel('New password').fill('four new words of mine')
    await page.getByRole('button', { name: 'Change your password' }).click()
    await expect(page.getByText('This is not your current password.')).toBeVisible()
    await page.getByLabel('Current password').fill('three new words of mine')
    await page.getByRole('button', { name: 'Change your password' }).click()
    await expect(toast(page, /^Your password has been changed\./)).toBeVisible()

    await page.goto('about:blank')
    await page.goto(link)
    await page.getByLabel('New password').fill('three newer words of mine')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByRole('alert')).toContainText('This link has expired or was already used')
  },
)

test(
  'a session ended elsewhere asks to sign in again and keeps the typed text',
  { tag: '@conformance' },
  async ({ page, newAdministrator }) => {
    const account = await newAdministrator()
    await page.goto('/admin/blog/topics/new')
    await signIn(page, account)
    await page.getByLabel('Name').fill('Half a topic')
    const token = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
      return String(JSON.parse(localStorage.getItem(key) ?? '{}').access_token)
    })
    expect((await service.auth.admin.signOut(token, 'local')).error).toBeNull()
    await returnToTab(page)
    await expect(ended(page)).toBeVisible()
    await signIn(page, account)
    await expect(page.getByLabel('Name')).toHaveValue('Half a topic')
  },
)

test(
  'a user whose role is removed while signed in sees that they have no access',
  { tag: '@conformance' },
  async ({ page, newAdministrator }) => {
    const account = await newAdministrator()
    await page.goto('/admin')
    await signIn(page, account)
    await expectDashboard(page)
    await service.auth.admin.updateUserById(account.id, { app_metadata: { role: null } })
    await returnToTab(page)
    await expect(page.getByText(/has no access to the admin/).first()).toBeVisible()
  },
)

test(
  'an invited person sets a password, gets access, and loses it with the next request once removed',
  { tag: ['@conformance', '@nightly'] },
  async ({ page, browser, newAdministrator, newEmail }) => {
    const farah = { email: newEmail(), password: 'a password of farah' }
    await page.goto('/admin')
    await signIn(page, await newAdministrator())
    await goTo(page, 'Settings', 'Staff')
    await page.getByLabel('Email of a new person').fill(farah.email)
    await page.getByRole('radio', { name: /^Owner/ }).check()
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    const line = page.getByRole('row', { name: farah.email })
    await expect(line).toContainText('Invited')

    const second = await (await browser.newContext()).newPage()
    await second.goto(await resetLink(farah.email))
    await second.getByLabel('New password').fill(farah.password)
    await second.getByRole('button', { name: 'Set the password' }).click()
    await second.getByRole('link', { name: 'Go to the dashboard' }).click()
    await second.getByRole('button', { name: 'Sign out' }).click()
    await signIn(second, farah)
    await expectDashboard(second)

    await page.reload()
    await expect(line).not.toContainText('Invited')
    await line.getByRole('button', { name: /^Remove access/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove access' }).click()
    await expect(line).toHaveCount(0)
    await returnToTab(second)
    await expect(ended(second)).toBeVisible()
  },
)
