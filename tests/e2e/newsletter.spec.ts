import type { Page } from '@playwright/test'
import { publicKey, subscriber } from '../support/admin-api'
import { openPage } from '../support/console-errors'
import { expect, test } from '../support/test'
import { emailsTo } from '../support/mailbox'

const address = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.test`
const footer = (page: Page) => page.getByRole('contentinfo')
const field = (page: Page) => footer(page).getByLabel('Your email')
const send = (page: Page) => footer(page).getByRole('button', { name: 'Subscribe' })

async function openHome(page: Page) {
  await openPage(page, '/')
}

async function subscribe(page: Page, email: string) {
  await openHome(page)
  await field(page).fill(email)
  await send(page).click()
  await expect(footer(page).getByRole('status')).toContainText('Thank you for subscribing')
}

test('a visitor subscribes, gets one email, confirms and unsubscribes by its links, and stays off the list', async ({
  page,
  request,
}) => {
  const email = address('aisyah')
  await subscribe(page, email)
  await expect.poll(() => emailsTo(request, email).then((mails) => mails.length), { timeout: 5000 }).toBe(1)
  expect(await subscriber(request, email)).toMatchObject({ is_active: true })

  const [mail] = await emailsTo(request, email)
  expect(mail?.text).toContain('/unsubscribe?token=')
  expect(mail?.html).toContain('/unsubscribe?token=')
  expect(mail?.headers['List-Unsubscribe']).toMatch(/^<https?:\/\/[^>]+unsubscribe\?token=[^>]+>$/)
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')

  const yes = /\/newsletter\/confirm\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  await page.goto(yes)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was it you?')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  expect(await subscriber(request, email), 'opening the link alone changes nothing').toMatchObject({
    confirmed_at: null,
  })
  await page.getByRole('button', { name: 'Yes, it was me' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you.')
  expect(await subscriber(request, email)).toMatchObject({ confirmed_at: expect.any(String) })

  const link = /\/unsubscribe\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leave the newsletter')
  expect(await subscriber(request, email), 'opening the link alone changes nothing').toMatchObject({
    is_active: true,
  })
  const former = await subscriber(request, email)
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('You are unsubscribed')
  expect(await subscriber(request, email), 'the address is not kept').toBeUndefined()

  // Anybody can enter the address again, but only its owner can resubscribe, by an email.
  await subscribe(page, email)
  expect(await subscriber(request, email)).toBeUndefined()
  const again = await request.post('/functions/v1/send-welcome-email', {
    headers: { apikey: publicKey },
    data: { email, subscriberId: former?.id },
  })
  expect(again.status()).toBe(200)
  // Once an email requested later has arrived, the earlier request is finished.
  const later = address('later')
  await subscribe(page, later)
  await expect.poll(() => emailsTo(request, later)).toHaveLength(1)
  expect(await emailsTo(request, email), 'one welcome email a day').toHaveLength(1)
})
