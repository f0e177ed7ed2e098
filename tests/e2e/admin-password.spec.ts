import type { Page } from '@playwright/test'
import { mailsTo } from '../support/mailbox'
import { expect, test } from '../support/test'

// The one account has another password for a moment, so no other test may sign in meanwhile: playwright.config.ts
// runs this file when all others are through (by itself: `--no-deps`).

const email = 'admin@example.test'
const password = 'local-admin-password'
const word = () => crypto.randomUUID().slice(0, 8)
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('a forgotten password: the mail’s link sets a new one, once', async ({ page, request }) => {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  const answers: string[] = []
  for (const address of [`nobody-${word()}@example.test`, email]) {
    await page.getByLabel('Email').fill(address)
    await page.getByRole('button', { name: 'Send the link' }).click()
    answers.push((await page.getByRole('status').innerText()).replace(address, '…'))
    await page.getByRole('button', { name: 'No mail came: ask again' }).click()
  }
  expect(answers[0], 'a known and an unknown address get the same answer').toBe(answers[1])

  let link = ''
  await expect(async () => {
    const [mail] = await mailsTo(request, email)
    link = /href="([^"]*\/admin\/reset#token=[^"]+)"/.exec(mail?.html ?? '')?.[1] ?? ''
    expect(link).not.toBe('')
  }).toPass()

  await page.goto(link)
  await expect(title(page)).toHaveText('Choose a new password')
  const field = page.getByLabel('New password')
  await field.fill('short')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('alert')).toContainText('Please use at least 12 characters')
  await expect(field).toBeFocused()
  await field.fill(password)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('alert')).toContainText('This is your password already')
  await field.fill('three new words of mine')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('status')).toContainText('Your new password is set')
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(title(page)).toHaveText('Dashboard')

  // Back to the password that every other test signs in with, as one changes it at the desk.
  await page.goto('/admin/account')
  await page.getByLabel('Present password').fill('not this one')
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText('This is not your present password.')).toBeVisible()
  await page.getByLabel('Present password').fill('three new words of mine')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()

  await page.goto('about:blank')
  await page.goto(link)
  await page.getByLabel('New password').fill('three newer words of mine')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('alert')).toContainText('This link has expired, or was used already')
})
