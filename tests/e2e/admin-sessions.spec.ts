import type { Page } from '@playwright/test'
import { publicKey } from '../support/admin-api'
import { followSidebar, openAdmin } from '../support/admin'
import { sessionToken } from '../support/session-token'
import { expect, test } from '../support/test'

const main = (page: Page) => page.getByRole('main')
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600
const noRole = { id: '00000000-0000-4000-8000-000000005712', email: 'no-role@example.test' }
const noRoleToken = () => sessionToken({ sub: noRole.id, email: noRole.email, exp: inAnHour() })

/** Signed in as somebody without a role. */
async function enterWithoutRole(page: Page) {
  const session = {
    access_token: noRoleToken(),
    refresh_token: 'none',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: inAnHour(),
    user: { ...noRole, aud: 'authenticated', role: 'authenticated', app_metadata: {}, user_metadata: {} },
  }
  await page.addInitScript(
    (kept) => localStorage.setItem('sb-localhost-auth-token', JSON.stringify(kept)),
    session,
  )
  // The local service has one account: this one's token is made up, and has no session that could hold.
  await page.route('**/rest/v1/rpc/session_state', (route) => route.fulfill({ json: 'no_role' }))
  await page.goto('/admin')
}

test('a user without a role sees zeros and empty lists and writes nothing', async ({ page, request }) => {
  // Seven screens, one after the other.
  test.slow()
  await test.step('the dashboard says whose account it is, and counts nothing', async () => {
    await enterWithoutRole(page)
    await expect(page.getByText(/has no access to the admin/)).toContainText(noRole.email)
    const counts = page.getByRole('region', { name: 'Counts' })
    await expect(counts).not.toContainText('being counted')
    await expect(counts.locator('dd')).toHaveText(['0', '0', '0', '0 of 0', '0', '0'])
  })

  await test.step('the lists of leads, mails and changes are empty', async () => {
    for (const [place, words] of [
      ['Inbox', 'Nothing to answer'],
      ['Subscribers', 'No subscribers yet'],
      ['Orders', 'No orders yet'],
      ['Emails and texts', 'No emails or texts yet'],
      ['People', 'No people yet'],
    ] as const) {
      await followSidebar(page, place)
      await expect(main(page).getByText(words)).toBeVisible()
      await expect(main(page).getByRole('rowheader')).toHaveCount(0)
    }
  })

  await test.step('a form refuses in words and keeps what was typed', async () => {
    await followSidebar(page, 'Orders')
    await main(page).getByRole('link', { name: 'New order' }).click()
    await page.getByLabel('Customer', { exact: true }).fill('Nobody Sdn Bhd')
    await page.getByLabel('Contact', { exact: true }).fill('nobody@example.test')
    await page.getByLabel('Amount (RM)').fill('10')
    await page.getByRole('button', { name: 'Save order' }).click()
    await expect(page.getByText(/This account may not do that\. Everything you typed/)).toBeVisible()
    await expect(page.getByLabel('Customer', { exact: true })).toHaveValue('Nobody Sdn Bhd')
  })

  await test.step('nor does the API let that token read or write', async () => {
    const headers = {
      apikey: publicKey,
      Authorization: `Bearer ${noRoleToken()}`,
      Prefer: 'return=representation',
    }
    for (const table of [
      'orders',
      'booking_submissions',
      'lead_notes',
      'outbox',
      'abuse_incidents',
      'audit_log',
    ]) {
      const read = await request.get(`/rest/v1/${table}?select=id`, { headers })
      expect.soft(await read.json(), `read ${table}`).toEqual([])
    }
    const order = { customer_name: 'N', customer_contact: 'n@example.test', amount_sen: 1 }
    const made = await request.post('/rest/v1/orders?select=id', { headers, data: order })
    expect.soft(made.status(), 'an order').toBe(403)
    const changed = await request.patch('/rest/v1/company_info?select=id&key=eq.company_name', {
      headers,
      data: { value: 'Taken over' },
    })
    expect.soft(changed.ok() ? await changed.json() : [], 'a setting').toEqual([])
    const deleted = await request.delete('/rest/v1/blog_posts?select=id&slug=not.is.null', { headers })
    expect.soft(deleted.ok() ? await deleted.json() : [], 'articles').toEqual([])
    const told = await request.post('/rest/v1/rpc/find_people', { headers, data: { search: '' } })
    expect(await told.json(), 'people').toEqual([])
  })
})

test('closing a tab with a note that is not added asks first; a tab that is closed all the same loses nothing', async ({
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
