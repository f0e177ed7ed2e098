import type { Page } from '@playwright/test'
import { openAdmin } from '../support/admin'
import { publicKey } from '../support/admin-api'
import { emailTo } from '../support/mailbox'
import { expect, test } from '../support/test'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a reply to an enquiry arrives by email with the quoted message, and the lead becomes replied @nightly', async ({
  page,
  request,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const email = `nora-${mark}@example.test`
  const submitted = await request.post('/rest/v1/rpc/submit_contact', {
    headers: { apikey: publicKey },
    data: { name: `Nora ${mark}`, contact: email, message: 'Do you build shops?\nWe sell batik.' },
  })
  expect(submitted.ok(), await submitted.text()).toBe(true)

  await openAdmin(page, `/admin/inbox?q=${mark}`)
  await page.getByRole('link', { name: /^Email/ }).click()
  const text = part(page, 'Reply').getByLabel('Your reply')
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(new RegExp(`^Hello Nora ${mark}, this is`))
  await text.fill('Yes, we do.\n\nWhen shall we talk?')

  // The typed text survives a reload.
  await page.reload()
  await expect(text).toHaveValue('Yes, we do.\n\nWhen shall we talk?')
  await part(page, 'Reply').getByRole('button', { name: 'Send' }).click()
  await expect(part(page, 'Status').getByRole('status')).toHaveText('Replied')

  const mail = await emailTo(request, email, 'Re: Your message to')
  const replyTo = Object.entries(mail.headers).find(([name]) => name.toLowerCase() === 'reply-to')?.[1]
  expect(replyTo).toMatch(/^<?\S+@\S+>?$/)
  expect(replyTo).not.toContain(email)
  expect(mail.text.replaceAll('\r\n', '\n')).toMatch(
    /Yes, we do\.\n\nWhen shall we talk\?\n\nOn .* you wrote:\n\n> Do you build shops\?\n> We sell batik\./,
  )
  const sent = part(page, 'Sent replies')
  await expect(sent).toContainText('Yes, we do.')
  await expect(sent.getByRole('status')).toHaveText('Sent', { timeout: 30_000 })
  await expect(text).toHaveCount(0)
})
