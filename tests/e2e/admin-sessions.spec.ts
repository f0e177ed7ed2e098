import type { Page } from '@playwright/test'
import { publicKey } from '../support/admin-api'
import { openAdmin } from '../support/admin'
import { expect, test } from '../support/test'

const main = (page: Page) => page.getByRole('main')

test('closing a tab with an unsaved note asks first, and the note survives the closed tab @nightly', async ({
  page,
  context,
  request,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const sent = await request.post('/rest/v1/rpc/submit_contact', {
    headers: { apikey: publicKey },
    data: { name: `Noor ${mark}`, contact: `noor-${mark}@example.test`, message: 'Hello', kind: 'contact' },
  })
  expect(sent.ok(), await sent.text()).toBe(true)
  await openAdmin(page, `/admin/requests?q=${mark}`)
  await main(page)
    .getByRole('link', { name: `Noor ${mark}`, exact: true })
    .click()
  await page.getByLabel('New note').pressSequentially('Ask about the domain')
  const address = page.url()

  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await expect(page.getByLabel('New note')).toHaveValue('Ask about the domain')

  await page.waitForFunction(() => JSON.stringify(localStorage).includes('Ask about the domain'))
  await page.close()
  const next = await context.newPage()
  await next.goto(address)
  await expect(next.getByLabel('New note')).toHaveValue('Ask about the domain')
  await next.getByRole('button', { name: 'Add note' }).click()
  await expect(next.getByLabel('New note')).toHaveValue('')
  await expect(next.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toContainText(
    'Ask about the domain',
  )
})
